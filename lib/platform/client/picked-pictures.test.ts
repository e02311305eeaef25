import { addPictures } from './picked-pictures';

const limits = { pictures: 6, pictureBytes: 5 * 1024 * 1024 };

const file = (name: string, type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

test.each([
  ['image/jpeg', 10, null],
  ['image/webp', limits.pictureBytes, null],
  ['image/svg+xml', 10, 'pictureType'],
  ['image/gif', 10, 'pictureType'],
  ['', 10, 'pictureType'],
  ['image/png', limits.pictureBytes + 1, 'pictureTooLarge'],
  ['image/png', 0, 'pictureEmpty'],
])('a file that is taken for %j, of %s bytes: %s', (type, bytes, reason) => {
  const { pictures, refused } = addPictures([], [file('a', type, bytes)], limits);
  expect([pictures.length, refused]).toEqual(reason ? [0, [{ name: 'a', reason }]] : [1, []]);
});

test('takes as many as it may, each once, and says which ones were left', () => {
  const some = Array.from({ length: 5 }, (_, index) => file(`${index}`));
  const { pictures, refused } = addPictures(some, [file('4'), file('5'), file('6')], limits);
  expect(pictures.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(refused).toEqual([{ name: '6', reason: 'tooManyPictures' }]);
});
