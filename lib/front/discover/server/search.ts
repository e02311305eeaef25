import type { SearchKind } from '@/lib/base/search/codes';
import { findHits, noteSearch } from '@/lib/base/search/port';
import type { JobItem } from '@/lib/careers/job/contract';
import { findJobItems } from '@/lib/careers/job/port';
import type { ArticleItem } from '@/lib/community/article/contract';
import { findArticleItems } from '@/lib/community/article/port';
import type { QuestionItem } from '@/lib/community/question/contract';
import { findQuestionItems } from '@/lib/community/question/port';
import type { TopicItem } from '@/lib/community/topic/contract';
import { findTopicItems } from '@/lib/community/topic/port';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { findActivityItems } from '@/lib/events/activity/port';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { findBroadcastItems } from '@/lib/live/broadcast/port';
import type { ListedPerson } from '@/lib/people/person/contract';
import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';

type Search = PageQuery & { text: string };

/** Public works that contain all words of the text, the best hits first. */
export function findVideos(context: Context, search: Search): Promise<Page<VideoItem>> {
  return findKind(context, 'video', search, findVideoItems);
}

/** People, likewise; without erased ones. */
export function findPeople(context: Context, search: Search): Promise<Page<ListedPerson>> {
  return findKind(context, 'person', search, findListedPeople);
}

/** Channels, likewise. */
export function findTopics(context: Context, search: Search): Promise<Page<TopicItem>> {
  return findKind(context, 'topic', search, findTopicItems);
}

/** Activities, likewise. */
export function findActivities(context: Context, search: Search): Promise<Page<ActivityItem>> {
  return findKind(context, 'activity', search, findActivityItems);
}

/** Articles, likewise. */
export function findArticles(context: Context, search: Search): Promise<Page<ArticleItem>> {
  return findKind(context, 'article', search, findArticleItems);
}

/** Questions, likewise. */
export function findQuestions(context: Context, search: Search): Promise<Page<QuestionItem>> {
  return findKind(context, 'question', search, findQuestionItems);
}

/** Live streams, likewise. */
export function findBroadcasts(context: Context, search: Search): Promise<Page<BroadcastItem>> {
  return findKind(context, 'live', search, findBroadcastItems);
}

/** Open jobs, likewise. */
export function findJobs(context: Context, search: Search): Promise<Page<JobItem>> {
  return findKind(context, 'job', search, findJobItems);
}

/* The same for callers: a search with hits is recorded for the popular searches. */
export const searchVideos = noting(findVideos);
export const searchPeople = noting(findPeople);
export const searchTopics = noting(findTopics);
export const searchActivities = noting(findActivities);
export const searchArticles = noting(findArticles);
export const searchQuestions = noting(findQuestions);
export const searchBroadcasts = noting(findBroadcasts);
export const searchJobs = noting(findJobs);

/**
 * A page of the hits, then the things themselves from their owners: things that are not public any more make their page
 * shorter and do not move others. Empty for a text without words.
 */
async function findKind<Item>(
  context: Context,
  kind: SearchKind,
  { text, ...query }: Search,
  findItems: (context: Context, ids: string[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const hits = await findHits(context.db.read, kind, text);
  const first = (query.pageIndex - 1) * query.pageSize;
  const page = toPage(hits.slice(first, first + query.pageSize + 1), query, (id) => id);
  return { ...page, list: await findItems(context, page.list) };
}

function noting<Item>(find: (context: Context, search: Search) => Promise<Page<Item>>) {
  return async (context: Context, search: Search): Promise<Page<Item>> => {
    const page = await find(context, search);
    if (search.pageIndex === 1 && page.list.length > 0) await noteSearch(context, search.text);
    return page;
  };
}
