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
    // The callers get the error; the next call reads again.
    value.catch(() => memory.delete(name));
    return value;
  };
}
