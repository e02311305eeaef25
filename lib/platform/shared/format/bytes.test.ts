import { formatBytes } from './bytes';

const megabyte = 1024 ** 2;

test.each([
  [0, '0 KB'],
  [655_360, '640 KB'],
  [megabyte - 1, '1.0 MB'],
  [12.5 * megabyte, '12.5 MB'],
  [1024 * megabyte - 1, '1.0 GB'],
  [2 * 1024 * megabyte, '2.0 GB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});
