import fc from 'fast-check';
import { readTime, writeTime } from './part-time';

test.each([
  [0, '0:00:00'],
  [65, '0:01:05'],
  [3600 + 125, '1:02:05'],
  [100_000, '27:46:40'],
])('%i s is written as %s', (seconds, written) => {
  expect(writeTime(seconds)).toBe(written);
});

test.each([
  ['90', 90],
  ['2:05', 125],
  ['90:00', 5400],
  ['1：02：05', 3725],
  [' 0:00:07 ', 7],
  ['', null],
  ['1:60', null],
  ['1:02:03:04', null],
  ['-5', null],
  ['1.5', null],
  ['1::5', null],
])('%j is read as %j', (written, seconds) => {
  expect(readTime(written)).toBe(seconds);
});

test('what is written is read again', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => readTime(writeTime(seconds)) === seconds));
});
