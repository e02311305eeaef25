import { onStop } from './lifecycle';
import { logger } from './log';
import { countBatchItems } from './metrics';
import { repeat } from './repeat';

/** Maximum number of items per `flush`, so that its statement is short and within SQLite's 32,766 parameters. */
const flushAtOnce = 1000;

export interface Batch<T> {
  /** Adds an item without waiting for the database. */
  add(item: T): void;
  /** Writes the remaining items and ends the batch. */
  stop(): Promise<void>;
}

/**
 * Collects items in memory and passes them to `flush` once a second, in order and at most 1000 at a time: for counters
 * and tracking, where the last second may be lost in a crash (DESIGN 5). It is also flushed when the process stops.
 * Items whose flush failed are kept for the next one. Beyond `max` the oldest are dropped, as are items after the stop;
 * `batch_items_total` counts them. Create a batch once, at a module's top level.
 */
export function createBatch<T>(options: {
  name: string;
  flush(items: T[]): Promise<void>;
  everyMs?: number;
  max?: number;
}): Batch<T> {
  const { name, flush, everyMs = 1000, max = 10_000 } = options;
  let waiting: T[] = [];
  let stopped = false;
  let forget: (() => void) | undefined;
  const repetition = repeat(`batch ${name}`, everyMs, flushAll);

  async function flushAll() {
    const taken = waiting;
    waiting = [];
    const failed: T[] = [];
    for (let start = 0; start < taken.length; start += flushAtOnce) {
      const part = taken.slice(start, start + flushAtOnce);
      try {
        await flush(part);
        countBatchItems(name, 'written', part.length);
      } catch (error) {
        logger().error({ err: error, batch: name, items: part.length }, 'batch was not written');
        failed.push(...part);
      }
    }
    waiting = failed.concat(waiting);
    drop(waiting.length - max);
  }

  function drop(oldest: number) {
    if (oldest <= 0) return;
    waiting.splice(0, oldest);
    countBatchItems(name, 'dropped', oldest);
  }

  async function stop() {
    forget?.();
    await repetition.stop();
    await flushAll();
    stopped = true;
    drop(waiting.length);
  }

  return {
    add(item) {
      // Registered late: the database is open by now, and what is registered later stops earlier.
      forget ??= onStop(`batch ${name}`, stop);
      waiting.push(item);
      drop(stopped ? 1 : waiting.length - max);
    },
    stop,
  };
}
