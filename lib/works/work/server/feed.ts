import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import { type FeedSource, mostEntries } from '@/lib/platform/server/feed/feed-source';
import type { FeedEntry } from '@/lib/platform/server/feed/write-feed';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { type Language, translate } from '@/lib/platform/shared/language';
import en from '@/messages/en/app/feed.json';
import zh from '@/messages/zh/app/feed.json';
import { publicState } from '../codes';
import { isPublicWork } from './public-work';

/** Size of pictures in feeds, which pages use too. */
const pictureSize = { width: 1008, height: 672 } as const;
const summaryLength = 300;

/** The latest public works of everybody. */
export const workFeeds: FeedSource[] = [
  {
    name: 'works',
    async read({ db, language }, id) {
      if (id !== 'all') return null;
      const words = { zh, en }[language].works;
      const entries = await feedEntries(db.read, await latestWorks(db.read), language);
      return { ...words, page: '/', since: 0, entries };
    },
  },
];

/** The ids of the latest public works, by approval; of everybody, or of one person. */
export async function latestWorks(db: Reader, authorId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('video')
    .select('id')
    .where(isPublicWork)
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? ''))
    .orderBy('verified_at', 'desc')
    .orderBy('id')
    .limit(mostEntries)
    .execute();
  return rows.map(({ id }) => id);
}

/** Works as entries, in the order of the ids; those that are not public are left out. */
export async function feedEntries(db: Reader, ids: string[], language: Language): Promise<FeedEntry[]> {
  if (ids.length === 0) return [];
  const rows = await readWorks(db, ids);
  const entries = new Map(
    rows.filter(({ state }) => state === publicState).map((row) => [row.id, toEntry(row, language)]),
  );
  return ids.flatMap((id) => entries.get(id) ?? []);
}

type Work = Awaited<ReturnType<typeof readWorks>>[number];

/** Only by id: with a condition on the state, SQLite scans all verified works. */
function readWorks(db: Reader, ids: string[]) {
  return db
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select(['video.id', 'video.state', 'author_id', 'nickname', 'title_zh', 'title_en', 'intro_zh', 'intro_en'])
    .select(['cover', 'verified_at', 'video.created_at'])
    .where('video.id', 'in', ids)
    .execute();
}

function toEntry(work: Work, language: Language): FeedEntry {
  const intro = translate(work.intro_zh, work.intro_en, language).text;
  const name = shownNickname(work.nickname, language);
  return {
    page: feedAddress(`/video/detail/${work.id}`, language),
    title: translate(work.title_zh, work.title_en, language).text,
    summary: truncate(intro.replaceAll(/\s+/g, ' ').trim(), summaryLength) || name,
    author: { name, page: feedAddress(`/otherPeople?userId=${work.author_id}`, language) },
    publishedAt: work.verified_at ?? work.created_at,
    picture: work.cover
      ? { address: new URL(thumbnail(work.cover, pictureSize), env().siteUrl).href, ...pictureSize }
      : null,
  };
}
