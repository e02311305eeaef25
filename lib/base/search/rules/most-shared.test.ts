import { mostShared } from './most-shared';

test('the things with most of the words come first, and rare words say more than common ones', () => {
  const common = [1, 2, 3, 4];
  expect(mostShared([common, [2], [3, 4]], 3)).toEqual([2, 3, 4]);
  expect(mostShared([common, [2], [3, 4]], 1)).toEqual([2]);
});

test('what shares only a few of many words is left out', () => {
  expect(mostShared([[1], [1, 2], [1], [1]], 5)).toEqual([1]);
  expect(mostShared([], 5)).toEqual([]);
});
