import fc from 'fast-check';
import { nicknameKey } from './nickname';

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
