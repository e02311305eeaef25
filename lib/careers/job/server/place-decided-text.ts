import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { jobCode } from '../codes';
import type { ReviewedField } from '../rules/job-texts';
import { showChange } from './show-change';

/** The column of each text that may be under review. */
const columns = {
  titleZh: 'title_zh',
  titleEn: 'title_en',
  dutiesZh: 'duties_zh',
  dutiesEn: 'duties_en',
  needsZh: 'needs_zh',
  needsEn: 'needs_en',
} as const satisfies Record<ReviewedField, string>;

const isReviewed = (field: string): field is ReviewedField => Object.hasOwn(columns, field);

/** Publishes an allowed text of a job, which is a change like any other: a save based on an earlier revision gets Changed. */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isReviewed(field) || !isAllowed) return true;
  const now = context.now();
  const changed = await tx
    .updateTable('job_post')
    .set((row) => ({
      ...{ [columns[field]]: text, revision: row('revision', '+', 1), updated_at: now },
      // Readers see it only where it is public.
      edited_at: row.case().when('review_state', '=', jobCode.verified).then(now).else(row.ref('edited_at')).end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (changed?.review_state === jobCode.verified) await showChange(tx, changed, now);
  return true;
}
