import type { Context } from '@/lib/platform/server/context';

/** A kept page carries 128 tags at most. */
const most = 100;

/**
 * The ids of the first works of a play list, public or not: its page carries their tags, so that it changes when one of them
 * is taken down or comes back. What stands further behind moves its numbers alone, which the next change of the list mends.
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
