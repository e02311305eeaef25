import { createBatch } from './batch';
import { stopAll } from './lifecycle';
import { createLog } from './log';
import { writeMetrics } from './metrics';

const written: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  Object.assign(globalThis, { lightfieldLog: createLog('info', { write: (line) => written.push(line) }) });
});
afterEach(() => jest.useRealTimers());

/** A batch that records each flush, and fails while `broken`. */
function probe(options: { name: string; max?: number }) {
  const state = { flushes: [] as number[][], broken: false };
  const batch = createBatch<number>({
    ...options,
    async flush(items) {
      if (state.broken) throw new Error('no database');
      state.flushes.push(items);
    },
  });
  return { batch, state };
}

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a batch', () => {
  test('writes what a second gathered at once and nothing when there is nothing', async () => {
    const { batch, state } = probe({ name: 'second' });
    for (const item of oneTo(3)) batch.add(item);
    expect(state.flushes).toEqual([]);
    await jest.advanceTimersByTimeAsync(3000);
    expect(state.flushes).toEqual([[1, 2, 3]]);
    await batch.stop();
  });

  test('hands out at most a thousand at a time', async () => {
    const { batch, state } = probe({ name: 'large' });
    for (const item of oneTo(2500)) batch.add(item);
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.flushes.map((items) => items.length)).toEqual([1000, 1000, 500]);
    expect(state.flushes.flat()).toEqual(oneTo(2500));
    await batch.stop();
  });

  test('keeps what could not be written, says so, and writes it with the next batch', async () => {
    const { batch, state } = probe({ name: 'broken' });
    state.broken = true;
    batch.add(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ batch: 'broken', items: 1, err: { message: 'no database' } });
    state.broken = false;
    batch.add(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.flushes).toEqual([[1, 2]]);
    await batch.stop();
  });

  test('drops the oldest when it is full, and counts them', async () => {
    const { batch, state } = probe({ name: 'full', max: 3 });
    for (const item of oneTo(5)) batch.add(item);
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.flushes).toEqual([[3, 4, 5]]);
    expect((await writeMetrics()).text).toContain('batch_items_total{batch="full",outcome="dropped"} 2');
    await batch.stop();
  });

  test('is written when the process stops; what comes later is counted as dropped', async () => {
    const { batch, state } = probe({ name: 'stopped' });
    batch.add(1);
    await stopAll();
    batch.add(2);
    await jest.advanceTimersByTimeAsync(5000);
    expect(state.flushes).toEqual([[1]]);
    expect((await writeMetrics()).text).toContain('batch_items_total{batch="stopped",outcome="dropped"} 1');
  });

  test('does not lose what is added while a flush is under way', async () => {
    const flushes: number[][] = [];
    const batch = createBatch<number>({
      name: 'busy',
      async flush(items) {
        flushes.push(items);
        if (flushes.length === 1) batch.add(2);
      },
    });
    batch.add(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(flushes).toEqual([[1], [2]]);
    await batch.stop();
  });
});
