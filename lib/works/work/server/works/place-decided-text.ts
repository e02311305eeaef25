import type { Updateable } from 'kysely';
import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { editable } from '../../rules/transitions';
import { isReviewed, type ReviewedField } from '../../rules/work-texts';
import type { VideoTable } from '../tables';
import { showChange } from './show-change';

const columnOf = {
  titleZh: 'title_zh',
  titleEn: 'title_en',
  introZh: 'intro_zh',
  introEn: 'intro_en',
} as const satisfies Record<ReviewedField, keyof Updateable<VideoTable>>;

/**
 * Publishes an allowed text of a work, which is a change like any other: a save based on an earlier revision gets
 * Changed. Throws InContest while the work is in a contest, as its rules apply to older texts too: the review stays
 * open.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isAllowed || !isReviewed(field)) return true;
  const changed = await tx
    .updateTable('video')
    .set((row) => ({ [columnOf[field]]: text, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', editable)
    .returning(['id', 'author_id', 'contest_count'])
    .executeTakeFirst();
  if (!changed) return true;
  if (changed.contest_count > 0) throw new CodedError('InContest');
  await showChange(tx, changed, context.now());
  return true;
}
