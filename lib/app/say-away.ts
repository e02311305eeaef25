import { isAway } from '@/lib/platform/server/db/violations';
import { currentRequest } from '@/lib/platform/shared/current-request';

/**
 * Makes a failed page or route answer 503 instead of 500 when the database is unreachable. Next reports the failure
 * before it answers; the preload knows the answer (`process/answer-request.mjs`).
 */
export function sayAway(error: unknown): void {
  if (isAway(error)) currentRequest()?.sayAway?.();
}
