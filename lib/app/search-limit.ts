import type { RateLimiter } from '@/lib/platform/server/limits/rate-limit';
import { searchCallOf } from './found-page';

/**
 * Counts a page of a search that has to be made as a use of its call, whose limit of the address they share, and says whether
 * it is within that.
 * @param tab as the address names it
 * @param client the address of who asks
 */
export async function isWithinSearchLimit(
  limiter: Pick<RateLimiter, 'check'>,
  tab: string | undefined,
  client: string,
): Promise<boolean> {
  const { name, limit } = searchCallOf(tab);
  return (await limiter.check({ name, client, limit: limit.address })).allowed;
}
