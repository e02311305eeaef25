import { LRUCache } from 'lru-cache';
import type { Database } from './db/database';

/** How long a process caches a value. */
const rememberedMs = 1000;
const most = 10_000;

interface Remembered<Value> {
  since: number;
  value: Promise<Value>;
}

/**
 * A cache of values read within the last second, by name: what is checked for every segment and every picture costs one
 * query a second, however many requests there are, and a revoked right ends within that second on every node.
 *
 * @param isKept tells which values are; all by default
 */
export function briefly<Value>(isKept: (value: Value) => boolean = () => true) {
  const memories = new WeakMap<Database, LRUCache<string, Remembered<Value>>>();
  return ({ db, now }: { db: Database; now(): number }, name: string, read: () => Promise<Value>): Promise<Value> => {
    let memory = memories.get(db);
    if (!memory) {
      memory = new LRUCache({ max: most });
      memories.set(db, memory);
    }
    const known = memory.get(name);
    if (known && Math.abs(now() - known.since) < rememberedMs) return known.value;
    const value = read();
    memory.set(name, { since: now(), value });
    const forget = () => memory.get(name)?.value === value && memory.delete(name);
    // The callers get the error; the next call reads again.
    value.then((one) => isKept(one) || forget(), forget);
    return value;
  };
}
