import { wireIds, writtenText } from './wire';

const rulesOf = (text: string) => {
  const { error } = writtenText(2, 'title').safeParse(text);
  expect(error?.issues.every(({ code }) => code === 'custom')).not.toBe(false);
  return error?.issues.map(({ message }) => message) ?? [];
};

test.each([
  ['🎆🎆', []],
  ['  🎆🎆\n', []],
  ['🎆🎆🎆', ['title']],
  ['ab', []],
  ['abc', ['title']],
  ['a'.repeat(9), ['title']],
  ['', []],
  ['a\0', ['nul']],
])('%j of two characters at most breaks %j', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
});

test('what is written is taken without the spaces around it', () => {
  expect(writtenText(2).parse(' 光 ')).toBe('光');
});

test('of ids each is taken once, a hundred at most', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);
  const taken = (list: string[]) => wireIds.safeParse(list.join(',')).data;
  expect(taken(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(taken(ids(100))).toHaveLength(100);
  expect([taken(ids(101)), taken(ids(40_000)), taken(['a', ''])]).toEqual([undefined, undefined, undefined]);
});
