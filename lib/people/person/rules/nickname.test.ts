import fc from 'fast-check';
import { isNicknameLong, isNicknamePlain, nicknameKey, plainNickname } from './nickname';

test.each([
  ['光场', '光场'],
  ['Lin  Yu', 'lin yu'],
  ['  LIN\u3000yu\t', 'lin yu'],
  ['ＬＩＮ　ｙｕ１', 'lin yu1'],
  ['Café', 'cafe\u0301'.normalize('NFC')],
  ['cafe\u0301', 'café'],
  ['ﬁlm', 'film'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['ΣΑΣ', 'σας'],
  ['σασ', 'σας'],
  ['①号', '1号'],
  ['ﾗｲﾄ', 'ライト'],
])('%j is compared as %j', (nickname, key) => {
  expect(nicknameKey(nickname)).toBe(key);
});

test.each([
  ['林 雨', '林雨'],
  ['lin', 'lín'],
  ['lin-yu', 'lin yu'],
])('%j and %j are two names', (one, other) => {
  expect(nicknameKey(one)).not.toBe(nicknameKey(other));
});

const text = fc.string({ unit: 'grapheme' });

test('a key is its own key', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (nickname) => {
      expect(nicknameKey(nicknameKey(nickname))).toBe(nicknameKey(nickname));
    }),
    { numRuns: 5000 },
  );
});

test('letter case, composition and spaces at the ends do not matter', () => {
  fc.assert(
    fc.property(text, (nickname) => {
      const key = nicknameKey(nickname);
      expect(nicknameKey(nickname.toUpperCase())).toBe(key);
      expect(nicknameKey(nickname.normalize('NFD'))).toBe(key);
      expect(nicknameKey(` ${nickname}\n`)).toBe(key);
    }),
    { numRuns: 5000 },
  );
});

test.each(['光场', '林 雨', 'Lin-Yu', 'O’Brien', 'J.R.Tolkien', 'ナム・ジュン', '①号', 'नमस्ते', 'ศิลปิน', 'cafe\u0301'])(
  '%j has only plain characters',
  (nickname) => {
    expect(isNicknamePlain(nickname)).toBe(true);
  },
);

test.each([
  '',
  '光🌟',
  '❤️',
  '1️⃣号',
  'ℹ光场',
  '👩‍🎨 画家',
  '光\u200b场',
  '\u3164\u3164',
  '光\ufe0f场',
  'lin  yu',
  ' lin',
  'lin-',
  'lin--yu',
  'lin@yu',
  '<b>lin</b>',
  'lin\nyu',
  `a${'\u0336'.repeat(9)}`,
  '\u0301a',
])('%j has others', (nickname) => {
  expect(isNicknamePlain(nickname)).toBe(false);
});

test.each([
  ['光', false],
  ['光场', true],
  ['字'.repeat(20), true],
  ['字'.repeat(21), false],
  ['e\u0301'.repeat(20), true],
  ['𠮷'.repeat(20), true],
])('%j is of a good length: %s', (nickname, isGood) => {
  expect(isNicknameLong(nickname)).toBe(isGood);
});

test.each([
  ['小明🌟大王', '小明大王'],
  ['  ~Tom 🎵 Lee~ ', 'Tom Lee'],
  ['1️⃣号 -- 选手!', '1号 选手'],
  ['J.R.R. Tolkien', 'J.R.R.Tolkien'],
  ['字'.repeat(30), '字'.repeat(20)],
  [`${'a'.repeat(19)} bc`, 'a'.repeat(19)],
  ['🌟', null],
  ['光', null],
  ['', null],
])('what is left of %j is %j', (wish, nickname) => {
  expect(plainNickname(wish)).toBe(nickname);
});

test('what is left is a nickname, and a nickname stays itself', () => {
  const wishes = fc.oneof(
    text,
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('光', 'a', ' ', '.', '-', '🌟', '\u0301', '\ufe0f') }),
  );
  fc.assert(
    fc.property(wishes, fc.integer({ min: 2, max: 20 }), (wish, length) => {
      const nickname = plainNickname(wish, length);
      if (nickname === null) return;
      expect(isNicknamePlain(nickname) && isNicknameLong(nickname) && nickname.length <= 64).toBe(true);
      expect(plainNickname(nickname)).toBe(nickname);
    }),
    { numRuns: 5000 },
  );
});
