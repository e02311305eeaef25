import { isContestName } from './contest-name';

test.each([
  ['light-2026', true],
  ['2026', true],
  ['ab', true],
  ['a', false],
  ['', false],
  ['Light', false],
  ['light_2026', false],
  ['-light', false],
  ['light-', false],
  ['光', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['works', false],
  ['awards', false],
  ['shortlistedentries', false],
  ['presentfuture', false],
])('%j: %s', (name, isOne) => {
  expect(isContestName(name)).toBe(isOne);
});
