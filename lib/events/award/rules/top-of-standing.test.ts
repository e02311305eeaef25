import { topOfStanding } from './top-of-standing';

const standing = [
  { entryId: 'c', place: 2 },
  { entryId: 'a', place: 1 },
  { entryId: 'b', place: 2 },
  { entryId: 'd', place: 4 },
];

test.each([
  [1, ['a']],
  [2, null],
  [3, ['a', 'c', 'b']],
  [4, ['a', 'c', 'b', 'd']],
  [9, ['a', 'c', 'b', 'd']],
])('the first %d of a standing with a tie', (top, entries) => {
  expect(topOfStanding(standing, top)).toEqual(entries);
});
