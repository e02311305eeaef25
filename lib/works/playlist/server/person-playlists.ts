import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { renewPages } from './renew-pages';

/** Listens to 'account.erased': removes the person's play lists, with their texts. They disappear from collections. */
export async function erasePlaylists(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const lists = await tx.selectFrom('playlist').select('id').where('owner_id', '=', personId).execute();
  // Before the lists, as everywhere: a decision writes the review first.
  for (const { id } of lists) await forgetReviewsOf(tx, 'playlist', id);
  const removed = await tx
    .deleteFrom('playlist')
    .where('owner_id', '=', personId)
    .returning(['id', 'owner_id'])
    .execute();
  for (const list of removed) await renewPages(context, tx, list);
}

/** Listens to 'account.exported': adds the person's play lists with their works, in order. */
export async function exportPlaylists(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const lists = await tx
    .selectFrom('playlist')
    .selectAll()
    .where('owner_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const list of lists) {
    const entries = await tx
      .selectFrom('playlist_entry')
      .select(['video_id', 'added_at'])
      .where('playlist_id', '=', list.id)
      .orderBy('position')
      .execute();
    exported.push({
      id: list.id,
      title: list.title,
      intro: list.intro,
      isPublic: list.is_wished_public === 1,
      isTakenDown: list.is_taken_down === 1,
      underReview: await pendingTexts(tx, 'playlist', list.id),
      createdAt: isoInBeijing(list.created_at),
      works: entries.map((entry) => ({ id: entry.video_id, since: isoInBeijing(entry.added_at) })),
    });
  }
  parts.playlists = exported;
}
