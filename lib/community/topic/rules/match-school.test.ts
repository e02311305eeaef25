import { matchesSchool } from './match-school';

const academy = {
  name: '中央美术学院',
  otherName: 'Central Academy of Fine Arts',
  pinyin: 'zhong yang mei shu xue yuan',
  letter: 'Z',
  province: '110000',
};
const nothing = { province: '', letter: '', text: '' };

test.each([
  [nothing, true],
  [{ ...nothing, province: '110000' }, true],
  [{ ...nothing, province: '330000' }, false],
  [{ ...nothing, letter: 'Z' }, true],
  [{ ...nothing, letter: 'C' }, false],
  [{ province: '110000', letter: 'Z', text: '中央' }, true],
  [{ province: '330000', letter: 'Z', text: '中央' }, false],
])('asked for by %j: %s', (query, isFound) => {
  expect(matchesSchool(academy, query)).toBe(isFound);
});

test.each([
  ...['中央美术学院', '美术', '央美', ' 中央 美院 ', '中央美術學院'.slice(0, 3)],
  ...['central', 'ACADEMY OF', 'fine art', 'Ａｒｔｓ', 'cafa', 'CA'],
  ...['zhongyang', 'zhong yang mei', 'zymsxy', 'zymy'],
])('is found by %j', (text) => {
  expect(matchesSchool(academy, { ...nothing, text })).toBe(true);
});

test.each(['国美', '美央', 'cademy', 'central design', 'fa', 'yangmei x', 'zg', '?', '%'])(
  'is not found by %j',
  (text) => {
    expect(matchesSchool(academy, { ...nothing, text })).toBe(false);
  },
);

test('in English, too, where its names have changed places', () => {
  const swapped = { ...academy, name: academy.otherName, otherName: academy.name };
  for (const text of ['央美', 'cafa', 'fine', 'zymy']) expect(matchesSchool(swapped, { ...nothing, text })).toBe(true);
});
