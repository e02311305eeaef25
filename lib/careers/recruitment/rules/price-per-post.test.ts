import { pricePerPost } from './price-per-post';

test.each([
  [29_900, 1, 29_900],
  [99_900, 5, 20_000],
  [299_900, 20, 15_000],
  [150, 4, 38],
  [1, 1, 1],
])('%i fen for %i posts are %i fen each', (priceFen, posts, each) => {
  expect(pricePerPost({ priceFen, posts })).toBe(each);
});
