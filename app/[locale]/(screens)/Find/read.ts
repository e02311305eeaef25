import { cache } from 'react';
import type { FindContent } from '@/components/front/discover/find-content';
import { visitorContext } from '@/lib/app/visitor';
import { bannerLocations } from '@/lib/business/banner/contract';
import { listBanners } from '@/lib/business/banner/server/list-banners';
import { bannersTag } from '@/lib/business/banner/server/page-tags';
import { jobFilter } from '@/lib/careers/job/contract';
import { listJobs } from '@/lib/careers/job/server/list-jobs';
import { jobsTag } from '@/lib/careers/job/server/page-tags';
import { listArticles } from '@/lib/community/article/server/list-articles';
import { articlesTag } from '@/lib/community/article/server/page-tags';
import { listTopics } from '@/lib/community/topic/server/list-topics';
import { listComingActivities } from '@/lib/events/activity/server/list-coming-activities';
import type { BroadcastList } from '@/lib/live/broadcast/codes';
import { listBroadcasts } from '@/lib/live/broadcast/server/list-broadcasts';
import { broadcastsTag } from '@/lib/live/broadcast/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { listMostCollected } from '@/lib/works/playlist/server/list-most-collected';
import { playlistTag } from '@/lib/works/playlist/server/page-tags';
import { findPlaylistItems } from '@/lib/works/playlist/server/playlist-item';
import { listBoard } from '@/lib/works/ranking/server/list-board';
import { listCreatorBoard } from '@/lib/works/ranking/server/list-creator-board';
import { browseVideos } from '@/lib/works/recommend/server/browse-videos';
import { findPicks } from '@/lib/works/recommend/server/find-picks';
import { type WorkCategory, workCategories } from '@/lib/works/work/codes';
import { boardsTag, dailyListTag, picksTag } from '@/lib/works/work/server/page-tags';
import { readHotWords } from '../Search/read-hot-words';

/** How many items each list of /Find has: new works fill two, three and four columns beside their lead. */
const counts = {
  picks: 5,
  newVideos: 9,
  playlists: 6,
  creators: 8,
  channels: 6,
  activities: 6,
  articles: 6,
  live: 4,
  jobs: 6,
} as const;
const anyArticle = { topicId: '', tag: '', orderBy: 'latest', pageIndex: 1 } as const;
const anyJob = { ...jobFilter.parse({}), pageIndex: 1 } as const;
const anyWork = { category: '', industry: '', length: '', original: '', pageIndex: 1 } as const;

/**
 * What the first HTML of /Find shows. The tag of the daily list is that of every list of public works. It is
 * invalidated at midnight too, when other activities become the next ones. Read once per rendering.
 */
export const readFindPage = cache(async (language: Language): Promise<FindContent> => {
  const context = visitorContext(language);
  const [
    hotWords,
    banners,
    categories,
    picks,
    newVideos,
    hot,
    playlists,
    creators,
    channels,
    activities,
    articles,
    live,
    jobs,
  ] = await Promise.all([
    readHotWords(language),
    taggedRead([bannersTag], () => listBanners(context, bannerLocations.discover)),
    taggedRead([dailyListTag], () => coversOfCategories(context)),
    taggedRead([picksTag, authorsTag], () => findPicks(context, { month: '' })),
    taggedRead([dailyListTag, authorsTag], () =>
      browseVideos(context, { ...anyWork, order: 'new', pageSize: counts.newVideos }),
    ),
    taggedRead([boardsTag, authorsTag], () => listBoard(context, { board: 'week' })),
    mostCollected(context),
    taggedRead([boardsTag, authorsTag], () => listCreatorBoard(context)),
    taggedRead([dailyListTag], () => listTopics(context, { pageIndex: 1, pageSize: counts.channels })),
    taggedRead([dailyListTag, authorsTag], () => listComingActivities(context, counts.activities)),
    taggedRead([articlesTag, authorsTag], () => listArticles(context, { ...anyArticle, pageSize: counts.articles })),
    taggedRead([broadcastsTag, authorsTag], () => nextBroadcasts(context)),
    taggedRead([jobsTag, authorsTag], () => listJobs(context, { ...anyJob, pageSize: counts.jobs })),
  ]);
  return {
    hotWords,
    banners,
    categories,
    picks: picks.list.slice(0, counts.picks),
    newVideos: newVideos.list,
    hotVideos: hot.list,
    playlists,
    creators: creators.list.slice(0, counts.creators),
    channels: channels.list,
    activities,
    articles: articles.list,
    live,
    jobs: jobs.list,
  };
});

/** What is on air, then what comes next. */
async function nextBroadcasts(context: Context): Promise<FindContent['live']> {
  const read = async (list: BroadcastList) =>
    (await listBroadcasts(context, { list, pageIndex: 1, pageSize: counts.live })).list;
  return [...(await read('now')), ...(await read('upcoming'))].slice(0, counts.live);
}

/**
 * The play lists that most people have collected. The choice may be stale until works change or until midnight. A list
 * that becomes private or is changed drops the page at once by its own tag, which is set before the read checks again
 * who may see it.
 */
async function mostCollected(context: Context): Promise<FindContent['playlists']> {
  const ids = await taggedRead([dailyListTag], () => listMostCollected(context, counts.playlists));
  return taggedRead([...ids.map(playlistTag), authorsTag], () => findPlaylistItems(context, ids));
}

/**
 * All works and the categories that have some, each with the cover of its hottest one; all works have one of their own.
 */
async function coversOfCategories(context: Context): Promise<FindContent['categories']> {
  const hottest = async (category: WorkCategory | '', pageSize: number) => {
    const { list } = await browseVideos(context, { ...anyWork, category, order: 'hot', pageSize });
    return list.map(({ thumb }) => ({ category, cover: thumb }));
  };
  const ofEach = await Promise.all(workCategories.map((category) => hottest(category, 1)));
  const shown = new Set(ofEach.flat().map(({ cover }) => cover));
  const ofAll = await hottest('', workCategories.length + 1);
  const all = ofAll.find(({ cover }) => !shown.has(cover)) ?? ofAll[0];
  return [...(all ? [all] : []), ...ofEach.flat()];
}
