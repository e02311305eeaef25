import fc from 'fast-check';
import { foldLines } from './fold-lines';

const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, '').replace(/^ +/, ''));
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('no line is longer than 75 octets, and nothing is lost or added', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const file = lines.join('\r\n');
      const folded = foldLines(file);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(unfold(folded)).toBe(file);
    }),
  );
});

test('a character of several octets stays whole', () => {
  const [first = '', second = ''] = foldLines(`SUMMARY:${'光'.repeat(30)}`).split('\r\n ');
  expect(first).toBe(`SUMMARY:${'光'.repeat(22)}`);
  expect(second).toBe('光'.repeat(8));
});
