import fc from 'fast-check';
import { z } from 'zod';
import { defineJob } from './define-job';
import { retryDelay } from './retry-delay';
import { lastOccurrence } from './schedule';

const minute = 60_000;

describe('the delay before a retry', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [8, 640_000],
    [10, 2_560_000],
    [11, 3_600_000],
    [500, 3_600_000],
  ])('after run %i it is about %i ms', (attempt, expected) => {
    expect(retryDelay(attempt, 0.5)).toBe(expected);
  });

  test('is spread by a quarter to either side', () => {
    expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([3_750, 6_250]);
  });
});

describe('the last occurrence of a schedule', () => {
  test.each([
    ['a moment before midnight', '2026-11-19T15:59:59.999Z', '2026-11-18T16:00:00.000Z'],
    ['at midnight in Beijing', '2026-11-19T16:00:00.000Z', '2026-11-19T16:00:00.000Z'],
    ['at noon', '2026-11-20T04:00:00.000Z', '2026-11-19T16:00:00.000Z'],
  ])('of the Beijing day %s', (_case, now, expected) => {
    expect(new Date(lastOccurrence('beijing-midnight', Date.parse(now))).toISOString()).toBe(expected);
  });

  test.each([
    ['before it', '2026-11-24T00:59:59.999Z', '2026-11-23T01:00:00.000Z'],
    ['at it', '2026-11-24T01:00:00.000Z', '2026-11-24T01:00:00.000Z'],
    ['in the night after', '2026-11-24T20:00:00.000Z', '2026-11-24T01:00:00.000Z'],
  ])('of nine o’clock in Beijing, %s', (_case, now, expected) => {
    expect(new Date(lastOccurrence({ beijingHour: 9 }, Date.parse(now))).toISOString()).toBe(expected);
  });

  test('is at or before now, less than one period ago, and the same during its whole period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), fc.integer({ min: 0, max: 4e12 }), (everySeconds, now) => {
        const occurrence = lastOccurrence({ everySeconds }, now);
        expect(now - occurrence).toBeGreaterThanOrEqual(0);
        expect(now - occurrence).toBeLessThan(everySeconds * 1000);
        expect(lastOccurrence({ everySeconds }, occurrence + everySeconds * 1000 - 1)).toBe(occurrence);
        expect(lastOccurrence({ everySeconds }, occurrence + everySeconds * 1000)).not.toBe(occurrence);
      }),
    );
  });
});

describe('declaring a job', () => {
  const declaration = { kind: 'probe', payload: z.object({ occurrence: z.int() }), run: async () => {} };

  test('fills in what is usual', () => {
    expect(defineJob(declaration)).toMatchObject({
      maxAttempts: 8,
      leaseSeconds: 60,
      limitSeconds: 600,
      isPatient: false,
      schedule: null,
    });
  });

  test.each([0, -1, Number.NaN, 86_401])('refuses to repeat every %d seconds', (everySeconds) => {
    expect(() => defineJob({ ...declaration, schedule: { everySeconds } })).toThrow('probe must be scheduled');
  });

  test('takes a day and a minute', () => {
    expect(defineJob({ ...declaration, schedule: { everySeconds: minute / 1000 } }).schedule).toEqual({
      everySeconds: 60,
    });
    expect(defineJob({ ...declaration, schedule: { everySeconds: 86_400 } }).schedule).toEqual({
      everySeconds: 86_400,
    });
  });
});
