import { type SearchTab, searchTabs } from '@/components/front/discover/search-tabs';
import { tabOf } from '@/components/ui/tab';
import * as contract from '@/lib/front/discover/contract';
import type { RateLimiter } from '@/lib/platform/server/limits/rate-limit';
import type { Endpoint } from '@/lib/platform/shared/endpoint';

/** The call with the results of a search page's tab. */
const calls: Record<SearchTab, Endpoint> = {
  works: contract.searchVideos,
  people: contract.searchPeople,
  channels: contract.searchTopics,
  activities: contract.searchActivities,
  articles: contract.searchArticles,
  questions: contract.searchQuestions,
  live: contract.searchBroadcasts,
  jobs: contract.searchJobs,
};

/**
 * Counts the rendering of a search page as a use of its call, whose rate limit per address they share, and returns
 * whether it is within the limit.
 * @param tab as in the address
 * @param client the client's address
 */
export async function isWithinSearchLimit(
  limiter: Pick<RateLimiter, 'check'>,
  tab: string | undefined,
  client: string,
): Promise<boolean> {
  const { name, limit } = calls[tabOf(searchTabs, tab)];
  return (await limiter.check({ name, client, limit: limit.address })).allowed;
}
