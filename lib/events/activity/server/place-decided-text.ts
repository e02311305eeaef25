import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { reviewCode } from '../codes';
import { showChange } from './show-change';

/** The column of each text that may be under review, by the name of its field. */
const columns = {
  titleZh: 'title_zh',
  titleEn: 'title_en',
  bodyZh: 'body_zh',
  bodyEn: 'body_en',
} as const satisfies Record<string, string>;

const isReviewed = (field: string): field is keyof typeof columns => field in columns;

/**
 * Publishes an allowed text of an activity, which is a change like any other: a save based on an earlier revision gets Changed.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isReviewed(field) || !isAllowed) return true;
  const now = context.now();
  const changed = await tx
    .updateTable('activity')
    .set((row) => ({ [columns[field]]: text, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(['id', 'organiser_id', 'review_state'])
    .executeTakeFirst();
  if (changed?.review_state !== reviewCode.verified) return true;
  await tx.updateTable('activity').set({ edited_at: now }).where('id', '=', id).execute();
  await showChange(tx, changed, now);
  return true;
}
