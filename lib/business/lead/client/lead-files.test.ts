import { leadLimits } from '../codes';
import { addFiles } from './lead-files';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test.each([
  ['brief.pdf', 10, null],
  ['BRIEF.JPEG', 10, null],
  ['预算表.v2.xlsx', leadLimits.fileBytes, null],
  ['film.mp4', 10, 'fileType'],
  ['noending', 10, 'fileType'],
  ['old.doc', 10, 'fileType'],
  ['brief.pdf', leadLimits.fileBytes + 1, 'fileTooLarge'],
  ['brief.pdf', 0, 'fileEmpty'],
])('%s of %s bytes: %s', (name, bytes, reason) => {
  const { files, refused } = addFiles([], [file(name, bytes)]);
  expect(refused).toEqual(reason ? [{ name, reason }] : []);
  expect(files).toHaveLength(reason ? 0 : 1);
});

test('takes as many as it may and says which ones were left', () => {
  const some = Array.from({ length: 4 }, (_, index) => file(`${index}.pdf`));
  const { files, refused } = addFiles(some, [file('a.exe'), file('4.pdf'), file('5.pdf'), file('6.png')]);
  expect(names(files)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  expect(refused).toEqual([
    { name: 'a.exe', reason: 'fileType' },
    { name: '5.pdf', reason: 'tooManyFiles' },
    { name: '6.png', reason: 'tooManyFiles' },
  ]);
});

test('the same file again is no second one, another of its name is', () => {
  const { files, refused } = addFiles([file('a.pdf')], [file('a.pdf'), file('a.pdf', 11)]);
  expect(files.map(({ size }) => size)).toEqual([10, 11]);
  expect(refused).toEqual([]);
});
