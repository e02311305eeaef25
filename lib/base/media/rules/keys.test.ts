import fc from 'fast-check';
import { isMediaKey, pictureFolder, variantFolder } from './keys';

test.each([
  ['works/0001.jpg', 'works'],
  ['works/a/b/c-d_e.f.mp4', 'works'],
  ['avatars/1.png', 'avatars'],
  ['people/1/2.jpg', 'people'],
  ['pages/3209/1.gif', 'pages'],
])('%s is one of the %s', (key, folder) => {
  expect(pictureFolder(key)).toBe(folder);
});

test.each([
  'private/1.jpg',
  'uploads/public/9.webp',
  'reports/1/0.jpg',
  'videos/1/2/original',
  'uploads/private/1.jpg',
  'uploads/publicity/1.jpg',
  'variants/works/1.jpg/504x336.jpg',
  'probes/1',
  'works',
  'worksheets/1.jpg',
  'Works/1.jpg',
])('%s is shown to nobody', (key) => {
  expect(isMediaKey(key)).toBe(true);
  expect(pictureFolder(key)).toBeNull();
});

test.each([
  '',
  '/',
  '/works/1.jpg',
  'works/',
  'works//1.jpg',
  'works/./1.jpg',
  'works/../data.db',
  '..',
  'works/..',
  'works/.hidden',
  'works/1.jpg/',
  'works/%2e%2e/data.db',
  'works/..%2fdata.db',
  'works\\..\\data.db',
  'works/1.jpg\0',
  'works/1.jpg\n',
  'works/a b.jpg',
  'works/光.jpg',
  'works/1.jpg?w=1',
  `works/${'a'.repeat(101)}`,
])('%j is no key', (key) => {
  expect(isMediaKey(key)).toBe(false);
  expect(pictureFolder(key)).toBeNull();
});

test('whatever is taken for a key stays inside its folder and needs no encoding in an address', () => {
  const piece = fc.constantFrom('works', '.', '..', '/', '\\', 'a', '-', '%2e', '%2f', '\0', '~', ':', 'variants');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const key = pieces.join('');
      if (!isMediaKey(key)) return;
      expect(new URL(`http://localhost/media/${key}`).pathname).toBe(`/media/${key}`);
      expect(encodeURI(key)).toBe(key);
    }),
    { numRuns: 5000 },
  );
});

test('the longest readable key leaves room for the names of its variants', () => {
  const key = `works/${'a/'.repeat(196)}aa`;
  expect(key).toHaveLength(400);
  expect(pictureFolder(key)).toBe('works');
  expect(pictureFolder(`${key}a`)).toBeNull();
  expect(isMediaKey(`${variantFolder(key)}2592x988.jpg`)).toBe(true);
});
