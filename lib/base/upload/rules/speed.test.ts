import fc from 'fast-check';
import { addMark, type Mark, secondsLeft, speedOf } from './speed';

const marksOf = (marks: readonly Mark[]) => marks.reduce<readonly Mark[]>(addMark, []);

test('the speed is that of the last seconds, whatever it was before', () => {
  const slow = Array.from({ length: 21 }, (_, index) => ({ at: index * 1000, sent: index * 10 }));
  const fast = Array.from({ length: 10 }, (_, index) => ({
    at: 21_000 + index * 1000,
    sent: 200 + (index + 1) * 1000,
  }));
  expect(speedOf(marksOf(slow), 20_000)).toBe(10);
  expect(speedOf(marksOf([...slow, ...fast]), 30_000)).toBe(1000);
});

test.each([
  ['nothing', [], 5000, null],
  ['a single mark', [{ at: 0, sent: 0 }], 5000, 0],
  [
    'less than a second',
    [
      { at: 0, sent: 0 },
      { at: 999, sent: 500 },
    ],
    999,
    null,
  ],
  [
    'a second',
    [
      { at: 0, sent: 0 },
      { at: 1000, sent: 500 },
    ],
    1000,
    500,
  ],
  [
    'a line that stands still',
    [
      { at: 0, sent: 0 },
      { at: 1000, sent: 500 },
    ],
    5000,
    100,
  ],
  [
    'a piece that is sent again',
    [
      { at: 0, sent: 900 },
      { at: 1000, sent: 0 },
      { at: 3000, sent: 400 },
    ],
    3000,
    200,
  ],
])('of %s', (_, marks, now, speed) => {
  expect(speedOf(marksOf(marks), now)).toBe(speed);
});

test('is never below nothing, and few marks are kept', () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 3000 }), sent: fc.integer({ min: 0, max: 1e9 }) }),
  );
  fc.assert(
    fc.property(steps, (list) => {
      let at = 0;
      let marks: readonly Mark[] = [];
      for (const { wait, sent } of list) {
        at += wait;
        marks = addMark(marks, { at, sent });
        expect(speedOf(marks, at) ?? 0).toBeGreaterThanOrEqual(0);
        expect(marks.slice(1).every((mark) => mark.at > at - 8000)).toBe(true);
        expect(marks.at(-1)).toEqual({ at, sent });
      }
    }),
  );
});

test.each([
  [0, 10, 0],
  [0, null, 0],
  [100, 10, 10],
  [101, 10, 11],
  [1, 1e6, 1],
  [100, 0, null],
  [100, null, null],
])('%i bytes at %p a second take %p seconds', (bytes, speed, seconds) => {
  expect(secondsLeft(bytes, speed)).toBe(seconds);
});
