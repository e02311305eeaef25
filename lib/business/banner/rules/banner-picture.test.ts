import fc from 'fast-check';
import { bannerPicture } from './banner-picture';

test.each([
  ['[{"key":"banners/1.jpg"}]', 'banners/1.jpg'],
  ['[{"key":"banners/1.jpg","name":"x"},{"key":"banners/2.jpg"}]', 'banners/1.jpg'],
  ['[]', null],
  ['[null]', null],
  ['["banners/1.jpg"]', null],
  ['[{}]', null],
  ['[{"key":""}]', null],
  ['[{"key":7}]', null],
  ['{"key":"banners/1.jpg"}', null],
  ['null', null],
  ['', null],
  ['[{"key":', null],
])('the picture of %j is %j', (image, key) => {
  expect(bannerPicture(image)).toBe(key);
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (image) => {
      const key = bannerPicture(image);
      return key === null || key.length > 0;
    }),
  );
});
