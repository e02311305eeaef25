import type { FirstHits, FoundContent } from '@/components/front/discover/found-content';
import { type SearchTab, searchedText, searchTabs } from '@/components/front/discover/search-tabs';
import { tabOf } from '@/components/ui/tab';
import { visitorContext } from '@/lib/app/visitor';
import { searchLimits } from '@/lib/base/search/codes';
import { searchTag } from '@/lib/base/search/server/page-tags';
import { jobsTag } from '@/lib/careers/job/server/page-tags';
import { searchVideos } from '@/lib/front/discover/contract';
import * as search from '@/lib/front/discover/server/search';
import { broadcastsTag } from '@/lib/live/broadcast/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { Language } from '@/lib/platform/shared/language';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

type Query = InputOf<typeof searchVideos>;

const searches: Record<SearchTab, (context: Context, query: Query) => Promise<FirstHits>> = {
  works: async (...asked) => ({ works: await search.findVideos(...asked) }),
  people: async (...asked) => ({ people: await search.findPeople(...asked) }),
  channels: async (...asked) => ({ channels: await search.findTopics(...asked) }),
  activities: async (...asked) => ({ activities: await search.findActivities(...asked) }),
  articles: async (...asked) => ({ articles: await search.findArticles(...asked) }),
  questions: async (...asked) => ({ questions: await search.findQuestions(...asked) }),
  live: async (...asked) => ({ live: await search.findBroadcasts(...asked) }),
  jobs: async (...asked) => ({ jobs: await search.findJobs(...asked) }),
};

/** The tags of what changes without the index. */
const ownTags: Partial<Record<SearchTab, readonly string[]>> = { live: [broadcastsTag], jobs: [jobsTag] };

/** What the path of the page says (`next.config.mjs`): the tab, and the text encoded as a path segment. */
interface FoundPath {
  tab: string;
  text: string;
}

/**
 * What the first HTML of /Search?text=… shows: the tab that the address names, with its first hits. It is valid until
 * the index changes, or what the hits show: names and avatars, works, channels and events, which the tag of the daily
 * list covers too; live streams and jobs begin and end at any time. It records no search, because the cached page is the same for
 * everybody (`noteSearched`).
 */
export async function readFoundPage(language: Language, path: FoundPath): Promise<FoundContent> {
  const text = searchedText(decodeURIComponent(path.text));
  const tab = tabOf(searchTabs, path.tab);
  const query = searchVideos.input.parse({ text, pageSize: searchLimits.page });
  const tags = [searchTag, dailyListTag, authorsTag, ...(ownTags[tab] ?? [])];
  const first = await taggedRead(tags, () => searches[tab](visitorContext(language), query));
  return { text, tab, first };
}
