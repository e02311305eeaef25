import { type SearchTab, searchTabs } from '@/components/front/discover/search-tabs';
import { tabOf } from '@/components/ui/tab';
import * as contract from '@/lib/front/discover/contract';
import type { RateLimiter } from '@/lib/platform/server/limits/rate-limit';
import type { Endpoint } from '@/lib/platform/shared/endpoint';

/** The call that asks for what the page of a search shows on a tab. */
const calls: Record<SearchTab, Endpoint> = {
  works: contract.searchVideos,
  people: contract.searchPeople,
  channels: contract.searchTopics,
  activities: contract.searchActivities,
};

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
  const { name, limit } = calls[tabOf(searchTabs, tab)];
  return (await limiter.check({ name, client, limit: limit.address })).allowed;
}
