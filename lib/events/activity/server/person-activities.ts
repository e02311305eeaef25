import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { reviewCode } from '../codes';
import { keepEntries } from './entries';
import { removeAllPictures } from './own/own-pictures';
import { showChange } from './show-change';

/**
 * Listens to 'account.erased': removes the texts of the person's activities from the reviews too. Before any activity is
 * locked, as in a decision.
 */
export async function forgetActivityReviews(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const activities = await tx.selectFrom('activity').select('id').where('organiser_id', '=', personId).execute();
  for (const { id } of activities) await forgetReviewsOf(tx, 'activity', id);
}

/** What is left of an activity of an erased person: what others took part in, without what its organiser said of it. */
const nothing = {
  ...{ body_zh: '', body_en: '', cover: null, photos: '[]', photo_count: 0 },
  ...{ online_url: '', questions: '[]', reason: '', words: '[]' },
};

/**
 * Listens to 'account.erased': cancels what the person holds and what is to come, for everybody who takes part; deletes what was
 * never public; and leaves of the rest when and where it was, for who was there.
 */
export async function eraseActivities(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const now = context.now();
  await tx.deleteFrom('activity_reminder').where('person_id', '=', personId).execute();
  const drafts = await tx
    .deleteFrom('activity')
    .where('organiser_id', '=', personId)
    .where('verified_at', 'is', null)
    .returning('id')
    .execute();
  const coming = await tx
    .updateTable('activity')
    .set({ canceled_at: now })
    .where('organiser_id', '=', personId)
    .where('review_state', '=', reviewCode.verified)
    .where('canceled_at', 'is', null)
    .where('hold_end_at', '>', now)
    .returning('id')
    .execute();
  const left = await tx
    .updateTable('activity')
    .set((row) => ({ ...nothing, revision: row('revision', '+', 1), updated_at: now }))
    .where('organiser_id', '=', personId)
    .returningAll()
    .execute();
  for (const { id } of drafts) {
    await removeAllPictures(tx, id, now);
    await context.emit(context, tx, 'activity.removed', { id });
  }
  for (const activity of left) {
    await tx.deleteFrom('activity_picture').where('activity_id', '=', activity.id).execute();
    await removeAllPictures(tx, activity.id, now);
    await keepEntries(tx, activity);
    await showChange(tx, activity, now);
    await context.emit(context, tx, 'activity.erased', { id: activity.id });
  }
  for (const { id } of coming) await context.emit(context, tx, 'activity.canceled', { id, reason: '' });
}

/** Listens to 'account.exported': adds the person's activities, with the texts under review, and what they are reminded of. */
export async function exportActivities(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const activities = await tx
    .selectFrom('activity')
    .selectAll()
    .where('organiser_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const { id, photos, questions, words: _words, ...row } of activities) {
    exported.push({
      id,
      ...row,
      photos: JSON.parse(photos),
      questions: JSON.parse(questions),
      underReview: await pendingTexts(tx, 'activity', id),
      ticketTypes: await tx.selectFrom('activity_ticket_type').selectAll().where('activity_id', '=', id).execute(),
      createdAt: isoInBeijing(row.created_at),
    });
  }
  parts.activities = exported;
  const reminders = await tx.selectFrom('activity_reminder').select('activity_id').where('person_id', '=', personId);
  parts.activityReminders = (await reminders.orderBy('activity_id').execute()).map(({ activity_id }) => activity_id);
}
