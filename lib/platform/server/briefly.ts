import { LRUCache } from 'lru-cache';
import type { Database } from './db/database';

/** For how long a process believes what it has just read. */
const rememberedMs = 1000;
const most = 10_000;

interface Remembered<Value> {
  since: number;
  value: Promise<Value>;
}

/**
 * A memory of what was read in the last second, by name: what is asked for every segment and every picture costs one query
 * a second, however many ask, and a right that is lost is lost within that second on every node.
 */
export function briefly<Value>() {
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
    // Who asked gets the error; the next one tries anew.
    value.catch(() => memory.delete(name));
    return value;
  };
}
