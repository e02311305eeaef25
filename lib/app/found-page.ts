import type { FirstHits, FoundContent } from '@/components/discover/found-content';
import { type SearchTab, searchedText, searchTabs } from '@/components/discover/search-tabs';
import { tabOf } from '@/components/ui/tab';
import * as contract from '@/lib/discover/contract';
import * as search from '@/lib/discover/server/search';
import type { Context } from '@/lib/platform/server/context';
import type { Endpoint, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { searchLimits } from '@/lib/search/codes';

type Query = InputOf<typeof contract.searchVideos>;

interface Search {
  /** The call that asks for the same. */
  call: Endpoint;
  find(context: Context, query: Query): Promise<FirstHits>;
}

const searches: Record<SearchTab, Search> = {
  works: { call: contract.searchVideos, find: async (...asked) => ({ works: await search.searchVideos(...asked) }) },
  people: {
    call: contract.searchPeople,
    find: async (...asked) => ({ people: await search.searchPeople(...asked) }),
  },
  channels: {
    call: contract.searchTopics,
    find: async (...asked) => ({ channels: await search.searchTopics(...asked) }),
  },
  activities: {
    call: contract.searchActivities,
    find: async (...asked) => ({ activities: await search.searchActivities(...asked) }),
  },
};

/**
 * What stands in the first HTML of /Search?text=…: the tab that the address names (`tab`), with its first hits. What its call
 * would refuse is left to the browser, which asks for it once more and says why.
 */
export async function readFoundPage(
  context: Context,
  asked: Record<string, string | string[] | undefined>,
): Promise<FoundContent> {
  const text = searchedText([asked.text].flat()[0]);
  const tab = tabOf(searchTabs, asked.tab);
  return { text, tab, first: await findFirst(context, searches[tab], text) };
}

async function findFirst(context: Context, { call, find }: Search, text: string): Promise<FirstHits> {
  const query = contract.searchVideos.input.safeParse({ text, pageSize: searchLimits.page });
  const isWithin = query.success && (await isWithinLimit(context, call));
  return isWithin ? find(context, query.data) : {};
}

/** Counts the page as a use of the call, whose limit of the address they share. */
async function isWithinLimit({ limit, client }: Context, call: Endpoint): Promise<boolean> {
  try {
    await limit({ name: call.name, client: client.address, limit: call.limit.address });
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'TooManyRequests') return false;
    throw error;
  }
}
