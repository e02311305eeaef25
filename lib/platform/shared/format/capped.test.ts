import { formatCapped } from './capped';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [101, '99+'],
])('%i of a hundred at most is %s', (count, text) => {
  expect(formatCapped(count, 100)).toBe(text);
});
