import fc from 'fast-check';
import { zipOf } from '@/test/zip';
import { officeType } from './office-type';
import { zipNames } from './zip-names';

const types = '[Content_Types].xml';
const word = [types, '_rels/.rels', 'word/document.xml', 'word/styles.xml'];

test.each([
  ['docx', word],
  ['xlsx', [types, 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']],
  ['pptx', [types, 'ppt/presentation.xml', 'ppt/embeddings/sheet.xlsx']],
  [null, [...word, 'word/vbaProject.bin']],
  [null, [...word, 'word/VBAPROJECT.BIN']],
  [null, [...word, 'word/vbaData.xml']],
  [null, [types, 'xl/workbook.xml', 'xl/macrosheets/sheet1.xml']],
  [null, [...word, 'word/activeX/activeX1.xml']],
  [null, ['word/document.xml']],
  [null, [types, 'word/document.xml', 'xl/workbook.xml']],
  [null, [types, 'xl/workbook.bin']],
  [null, ['META-INF/MANIFEST.MF', 'a.class']],
  [null, []],
])('%s is told by what is in it: %j', (type, names) => expect(officeType(zipOf(names))).toBe(type));

test('a comment at its end is no hindrance, and no place to hide another archive', () => {
  expect(zipNames(zipOf(word, Buffer.from('made by somebody')))).toEqual(word);
  expect(zipNames(zipOf(word, zipOf([types, 'word/vbaProject.bin'])))).toBeNull();
});

test('what goes on after its end is none, nor what only begins like one', () => {
  const archive = zipOf(word);
  expect(officeType(new Uint8Array([...archive, 0]))).toBeNull();
  expect(officeType(new Uint8Array([0, ...archive]))).toBeNull();
  for (let length = 0; length < archive.length; length += 1) expect(officeType(archive.subarray(0, length))).toBeNull();
});

test('whatever the bytes are, it answers', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), fc.nat(255), (noise, at, byte) => {
      const broken = zipOf(word);
      broken[at % broken.length] = byte;
      for (const bytes of [noise, broken]) expect([null, 'docx', 'xlsx', 'pptx']).toContain(officeType(bytes));
    }),
    { numRuns: 500 },
  );
});
