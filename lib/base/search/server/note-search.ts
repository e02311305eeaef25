import { createBatch } from '@/lib/platform/server/batch';
import type { Context } from '@/lib/platform/server/context';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { namelessViewerOf } from '@/lib/platform/server/viewer';
import { countCharacters } from '@/lib/platform/shared/characters';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { fold } from '../rules/words';
import type { SearchAskedTable } from './tables';

/** Shorter texts are meaningless, longer ones may be private. In characters. */
const noted = { shortest: 2, longest: 30 };

type Search = Pick<SearchAskedTable, 'day' | 'language' | 'viewer'> & {
  key: string;
  text: string;
};

const batch = createBatch<{ db: Database; search: Search }>({
  name: 'searches',
  async flush(items) {
    for (const [db, ofDb] of Map.groupBy(items, (item) => item.db)) {
      await db.transaction((tx) =>
        countSearches(
          tx,
          ofDb.map(({ search }) => search),
        ),
      );
    }
  },
});

/**
 * Records a search with hits, for the popular searches of its language. A text counts once per viewer and Beijing day.
 * It is written within a second; a crash may lose that second. The viewer is stored only as a digest, and no longer
 * than needed. Not inside a transaction.
 */
export async function noteSearch(context: Context, text: string): Promise<void> {
  const key = fold(text);
  if (countCharacters(key) < noted.shortest || countCharacters(text) > noted.longest) return;
  const viewer = await namelessViewerOf(context, 'search');
  const { db, language } = context;
  batch.add({ db, search: { day: beijingDay(context.now()), language, key, text: text.trim(), viewer } });
}

/** Counts each search whose viewer has not made the same one on that day before. */
export async function countSearches(tx: Tx, searches: readonly Search[]): Promise<void> {
  // In one order, so that two nodes that count the same texts do not deadlock.
  const sorted = searches.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const { day, language, key, text, viewer } of sorted) {
    const added = await tx
      .insertInto('search_asked')
      .values({ day, language, text_key: key, viewer })
      .onConflict((conflict) => conflict.doNothing())
      .returning('text_key')
      .executeTakeFirst();
    if (!added) continue;
    await tx
      .insertInto('search_count')
      .values({ day, language, text_key: key, text, viewer_count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'language', 'text_key'])
          .doUpdateSet((row) => ({ viewer_count: row('search_count.viewer_count', '+', 1) })),
      )
      .execute();
  }
}
