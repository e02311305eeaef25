import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { demandCode } from '../codes';
import type { ReviewedField } from '../rules/demand-texts';
import { showChange } from './show-change';

/** The column of each text that may be under review. */
const columns = {
  titleZh: 'title_zh',
  titleEn: 'title_en',
  bodyZh: 'body_zh',
  bodyEn: 'body_en',
} as const satisfies Record<ReviewedField, string>;

const isReviewed = (field: string): field is ReviewedField => Object.hasOwn(columns, field);

/** Publishes an allowed text of a demand, which is a change like any other: a save based on an earlier revision gets Changed. */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isReviewed(field) || !isAllowed) return true;
  const now = context.now();
  const changed = await tx
    .updateTable('project_demand')
    .set((row) => ({
      ...{ [columns[field]]: text, revision: row('revision', '+', 1), updated_at: now },
      // Readers see it only where it is public.
      edited_at: row.case().when('review_state', '=', demandCode.verified).then(now).else(row.ref('edited_at')).end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (changed?.review_state === demandCode.verified) await showChange(tx, changed, now);
  return true;
}
