import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { broadcastCode } from '../codes';
import { noteEnded } from './note-facts';
import { removeAllCovers } from './own/covers';
import { showChange } from './show-change';

/**
 * Listens to 'account.erased': removes the texts of the person's broadcasts from the reviews too. Before any broadcast is locked,
 * as in a decision.
 */
export async function forgetBroadcastReviews(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const broadcasts = await tx.selectFrom('live_broadcast').select('id').where('host_id', '=', personId).execute();
  for (const { id } of broadcasts) await forgetReviewsOf(tx, 'live', id);
}

/** What is left of a broadcast of an erased person: that it was, and when, without what its host said of it. */
const nothing = { body_zh: '', body_en: '', cover: null, source_address: '', reason: '', words: '[]' };

/**
 * Listens to 'account.erased': cancels what is to come and ends what is on air, for everybody who waits or watches; deletes what was
 * never public; and leaves of the rest when it was, for who was there.
 */
export async function eraseBroadcasts(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const now = context.now();
  const drafts = await tx
    .deleteFrom('live_broadcast')
    .where('host_id', '=', personId)
    .where('verified_at', 'is', null)
    .returning('id')
    .execute();
  const coming = await tx
    .updateTable('live_broadcast')
    .set({ canceled_at: now })
    .where('host_id', '=', personId)
    .where('review_state', '=', broadcastCode.verified)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('planned_end_at', '>', now)
    .returning('id')
    .execute();
  const left = await tx
    .updateTable('live_broadcast')
    .set((row) => ({ ...nothing, revision: row('revision', '+', 1), updated_at: now }))
    .where('host_id', '=', personId)
    .returning(['id', 'host_id'])
    .execute();
  for (const { id } of drafts) {
    await removeAllCovers(tx, id, now);
    await context.emit(context, tx, 'broadcast.removed', { id });
  }
  for (const broadcast of left) {
    await removeAllCovers(tx, broadcast.id, now);
    await noteEnded(context, tx, broadcast.id, now);
    await showChange(tx, broadcast, now);
    await context.emit(context, tx, 'broadcast.erased', { id: broadcast.id });
  }
  for (const { id } of coming) await context.emit(context, tx, 'broadcast.canceled', { id, reason: '' });
}

/** Listens to 'account.exported': adds the person's broadcasts, with the texts under review. */
export async function exportBroadcasts(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const broadcasts = await tx
    .selectFrom('live_broadcast')
    .selectAll()
    .where('host_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const { words: _words, ...row } of broadcasts) {
    const underReview = await pendingTexts(tx, 'live', row.id);
    exported.push({ ...row, underReview, createdAt: isoInBeijing(row.created_at) });
  }
  parts.broadcasts = exported;
}
