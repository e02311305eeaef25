import { millisecondsInDay } from 'date-fns/constants';
import { findProhibitedWords } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { type Language, languages } from '@/lib/platform/shared/language';
import { searchLimits } from '../codes';
import { type DayCount, fewestViewers, firstTexts, hottest, readableIn } from '../rules/hot-words';
import { fold } from '../rules/words';

/** Number of days that count, including today. */
const countedDays = 7;
/** Individual searches are needed on the same day only; at midnight a node may still write yesterday's. */
const askedDays = 2;
/** Number of texts read per day; those after them cannot become popular searches. */
const perDay = 200;
const rowsAtOnce = 500;

/** Tag of the pages that show the hot words. */
export const hotWordsTag = 'search:hotWords';

/** Finds texts, the best first, that fill up the popular searches where there are too few. */
type FindMore = (db: Reader) => Promise<readonly string[]>;

/** The popular searches in the caller's language, the most popular first. */
export async function findHotWords({ db, language }: Pick<Context, 'db' | 'language'>): Promise<string[]> {
  return readHotWords(db.read, language);
}

async function readHotWords(db: Reader, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('search_hot_word')
    .select('text')
    .where('language', '=', language)
    .orderBy('position')
    .execute();
  return rows.map(({ text }) => text);
}

/** The job that recomputes the popular searches each hour, and deletes individual searches. */
export const makeHotWordsJob = (findMore: FindMore) =>
  defineJob({
    kind: 'search.renew-hot-words',
    payload: scheduledPayload,
    schedule: { everySeconds: 3600 },
    async run({ db, now }) {
      const more = await findMore(db.read);
      for (const language of languages) {
        const searched = hottest(await readCounts(db.read, language, now()));
        const allowed = await withoutProhibited(db.read, [...searched, ...readableIn(language, more)]);
        const texts = firstTexts(allowed, fold, searchLimits.hotWords);
        await db.transaction((tx) => writeHotWords(tx, language, texts, now()));
      }
      await forgetAsked(db, beijingDay(now() - (askedDays - 1) * millisecondsInDay));
      await forgetCounts(db, beijingDay(now() - (countedDays - 1) * millisecondsInDay));
    },
  });

async function withoutProhibited(db: Reader, texts: readonly string[]): Promise<string[]> {
  const allowed: string[] = [];
  for (const text of texts) if ((await findProhibitedWords(db, [text])).length === 0) allowed.push(text);
  return allowed;
}

async function readCounts(db: Reader, language: Language, now: number): Promise<DayCount[]> {
  const days = Array.from({ length: countedDays }, (_, ago) => beijingDay(now - ago * millisecondsInDay));
  const counts = await Promise.all(
    days.map((day) =>
      db
        .selectFrom('search_count')
        .select(['text_key as key', 'text', 'viewer_count as viewers'])
        .where('day', '=', day)
        .where('language', '=', language)
        .where('viewer_count', '>=', fewestViewers)
        .orderBy('viewer_count', 'desc')
        .orderBy('text_key')
        .limit(perDay)
        .execute(),
    ),
  );
  return counts.flat();
}

/** Replaces the popular searches of a language. */
export async function writeHotWords(tx: Tx, language: Language, texts: readonly string[], now: number): Promise<void> {
  const former = await readHotWords(tx, language);
  if (former.length === texts.length && former.every((text, at) => text === texts[at])) return;
  await tx.deleteFrom('search_hot_word').where('language', '=', language).execute();
  const rows = texts.map((text, at) => ({ language, position: at + 1, text }));
  if (rows.length > 0) await tx.insertInto('search_hot_word').values(rows).execute();
  await invalidatePages(tx, [hotWordsTag], now);
}

/** In portions, so that no statement blocks the process for long (DESIGN 5). */
async function forgetAsked(db: Database, firstDay: string): Promise<void> {
  await untilNothing(db, (tx) =>
    tx
      .deleteFrom('search_asked')
      .where((eb) =>
        eb(
          eb.refTuple('day', 'language', 'text_key', 'viewer'),
          'in',
          eb
            .selectFrom('search_asked')
            .select(['day', 'language', 'text_key', 'viewer'])
            .where('day', '<', firstDay)
            .limit(rowsAtOnce)
            .$asTuple('day', 'language', 'text_key', 'viewer'),
        ),
      )
      .executeTakeFirst(),
  );
}

async function forgetCounts(db: Database, firstDay: string): Promise<void> {
  await untilNothing(db, (tx) =>
    tx
      .deleteFrom('search_count')
      .where((eb) =>
        eb(
          eb.refTuple('day', 'language', 'text_key'),
          'in',
          eb
            .selectFrom('search_count')
            .select(['day', 'language', 'text_key'])
            .where('day', '<', firstDay)
            .limit(rowsAtOnce)
            .$asTuple('day', 'language', 'text_key'),
        ),
      )
      .executeTakeFirst(),
  );
}

async function untilNothing(db: Database, remove: (tx: Tx) => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await db.transaction(remove)).numDeletedRows > 0n);
}
