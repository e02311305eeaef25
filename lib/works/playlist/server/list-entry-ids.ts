import type { Context } from '@/lib/platform/server/context';

/** Next allows a cached page 128 tags at most. */
const most = 100;

/**
 * The ids of the first works of a play list, public or not: its page has their tags, so that it changes when one of
 * them is taken down or restored. Later ones affect only its counts, which the next change of the list corrects.
 */
export async function listEntryIds({ db }: Pick<Context, 'db'>, id: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('playlist_entry')
    .select('video_id')
    .where('playlist_id', '=', id)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map((row) => row.video_id);
}
