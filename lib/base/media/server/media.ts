import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/server/env';
import { logger } from '@/lib/platform/server/log';
import type { Kind } from '../rules/kinds';
import { Gate } from './gate';
import { openStorage } from './open-storage';
import type { Storage } from './storage';

/** What a process needs to serve media. */
export interface Media {
  storage: Storage;
  /** Variants being made, so that concurrent requests make each only once. */
  making: Map<string, Promise<void>>;
  gate: Gate;
  /** Kinds of originals, by key and ETag; `kind` is null for what must not be shown inline. */
  kinds: LRUCache<string, { kind: Kind | null }>;
}

export function createMedia(storage: Storage): Media {
  return {
    storage,
    making: new Map(),
    // Node's thread pool has four threads, and one at least must stay free to read files.
    gate: new Gate({ parallel: Math.min(3, availableParallelism()), waiting: 500 }),
    kinds: new LRUCache({ max: 10_000 }),
  };
}

const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };

/** The process's media. Next has several module graphs in one process, hence the global. */
export function media(): Media {
  slot.lightfieldMedia ??= createMedia(openStorage(env(), logger()));
  return slot.lightfieldMedia;
}
