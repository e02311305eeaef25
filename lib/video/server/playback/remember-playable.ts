import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/platform/server/db/database';
import { findPlayable, type Playable } from './find-playable';

/** For how long a process believes what it has just read: a player asks for several files at once. */
const rememberedMs = 1000;

interface Remembered {
  since: number;
  work: Promise<Playable | null>;
}

type Memory = LRUCache<string, Remembered>;

const slot = globalThis as typeof globalThis & { lightfieldPlayable?: WeakMap<Database, Memory> };

/** `findPlayable`, asked at most once a second for a work and a viewer. */
export function rememberPlayable(
  { db, now }: { db: Database; now(): number },
  videoId: string,
  viewer: string,
): Promise<Playable | null> {
  const memory = memoryOf(db);
  const name = `${videoId} ${viewer}`;
  const known = memory.get(name);
  if (known && Math.abs(now() - known.since) < rememberedMs) return known.work;
  const work = findPlayable(db.read, videoId, viewer);
  memory.set(name, { since: now(), work });
  // Who asked gets the error; the next one tries anew.
  work.catch(() => memory.delete(name));
  return work;
}

function memoryOf(db: Database): Memory {
  slot.lightfieldPlayable ??= new WeakMap();
  const known = slot.lightfieldPlayable.get(db);
  if (known) return known;
  const memory: Memory = new LRUCache({ max: 10_000 });
  slot.lightfieldPlayable.set(db, memory);
  return memory;
}
