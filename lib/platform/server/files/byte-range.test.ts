import fc from 'fast-check';
import { chooseRange } from './byte-range';

test.each([
  [null, 1000, 'whole'],
  ['', 1000, 'whole'],
  ['bytes=0-', 1000, { start: 0, end: 999 }],
  ['bytes=0-0', 1000, { start: 0, end: 0 }],
  ['bytes=0-499', 1000, { start: 0, end: 499 }],
  ['bytes=500-999', 1000, { start: 500, end: 999 }],
  ['bytes=500-5000', 1000, { start: 500, end: 999 }],
  ['bytes=999-', 1000, { start: 999, end: 999 }],
  ['bytes=-1', 1000, { start: 999, end: 999 }],
  ['bytes=-1000', 1000, { start: 0, end: 999 }],
  ['bytes=-5000', 1000, { start: 0, end: 999 }],
  [' BYTES=1-2 ', 1000, { start: 1, end: 2 }],
  ['bytes=1000-', 1000, 'unsatisfiable'],
  ['bytes=1000-2000', 1000, 'unsatisfiable'],
  ['bytes=-0', 1000, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  ['bytes=5-2', 1000, 'whole'],
  ['bytes=-', 1000, 'whole'],
  ['bytes=', 1000, 'whole'],
  ['bytes=a-b', 1000, 'whole'],
  ['bytes=1.5-2', 1000, 'whole'],
  ['bytes=0x1-2', 1000, 'whole'],
  ['bytes=--5', 1000, 'whole'],
  ['bytes=0-1,5-6', 1000, 'whole'],
  ['seconds=0-1', 1000, 'whole'],
  [`bytes=${'9'.repeat(16)}-`, 1000, 'whole'],
])('%j of %d bytes is %j', (header, size, range) => {
  expect(chooseRange(header, size)).toEqual(range);
});

test('a range never reaches outside the file', () => {
  const number = fc.option(fc.nat(2000), { nil: '' });
  fc.assert(
    fc.property(number, number, fc.nat(1500), (first, last, size) => {
      const range = chooseRange(`bytes=${first}-${last}`, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
