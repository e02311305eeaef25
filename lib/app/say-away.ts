import { isAway } from '@/lib/platform/server/db/violations';
import { currentRequest } from '@/lib/platform/shared/current-request';

/**
 * Lets the answer of a page or a route that failed say 503 instead of 500 when the database is away. Next tells of the
 * failure before it answers; the preload knows the answer (`process/answer-request.mjs`).
 */
export function sayAway(error: unknown): void {
  if (isAway(error)) currentRequest()?.sayAway?.();
}
