import type { AsyncLocalStorage } from 'node:async_hooks';
import { isAway } from '@/lib/platform/server/db/violations';

const slot = globalThis as typeof globalThis & { lightfieldSayAway?: AsyncLocalStorage<() => void> };

/**
 * Lets the answer of a page or a route that failed say 503 instead of 500 when the database is away. Next tells of the
 * failure before it answers; the preload knows the answer (`process/answer-request.mjs`).
 */
export function sayAway(error: unknown): void {
  if (isAway(error)) slot.lightfieldSayAway?.getStore()?.();
}
