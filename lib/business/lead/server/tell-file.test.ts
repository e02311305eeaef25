import sharp from 'sharp';
import { animation, plainPicture } from '@/test/pictures';
import { zipOf } from '@/test/zip';
import { tellFile } from './tell-file';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test('tells what a request may bring along by its bytes', async () => {
  const picture = await plainPicture('red', { width: 10, height: 10 });
  expect(tellFile(picture)).toBe('jpg');
  expect(tellFile(await sharp(picture).png().toBuffer())).toBe('png');
  expect(tellFile(await sharp(picture).webp().toBuffer())).toBe('webp');
  expect(tellFile(bytes('%PDF-1.7\n%âãÏÓ'))).toBe('pdf');
  expect(tellFile(zipOf(['[Content_Types].xml', 'xl/workbook.xml']))).toBe('xlsx');
});

test('and nothing else', async () => {
  expect(tellFile(await animation(2))).toBeNull();
  expect(tellFile(zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']))).toBeNull();
  for (const text of [
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>alert(1)</script>',
    ' %PDF-1.7',
    '%PDF',
    'MZ\x90\0',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '{\\rtf1}',
    '=1+1,"=cmd|\' /C calc\'!A0"',
  ]) {
    expect(tellFile(bytes(text))).toBeNull();
  }
});
