import { createRateLimiter, type RateLimiter } from '@/lib/platform/server/limits/rate-limit';
import { database } from './database';

const slot = globalThis as typeof globalThis & { lightfieldLimiter?: RateLimiter };

/** The process's rate limiter; `startProduct` starts and stops its exchange with the other nodes. */
export function limiter(): RateLimiter {
  slot.lightfieldLimiter ??= createRateLimiter(database(), Date.now);
  return slot.lightfieldLimiter;
}
