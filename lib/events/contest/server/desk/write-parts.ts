import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContestFields } from '../../contract';
import { findUsed } from './used-categories';
import { categoryColumnsOf } from './written-fields';

/**
 * Makes the categories of a contest those that are written. Its row is locked, and nothing is entered meanwhile. Throws code `400`
 * with the rule `used` where one is left out in which something was entered, Changed for the id of another contest's category.
 */
export async function writeCategories(
  tx: Tx,
  id: string,
  { standing, categories }: { standing: ContestFields['categories']; categories: ContestFields['categories'] },
): Promise<void> {
  const stay = new Set(categories.map((category) => category.id));
  const left = standing.map((category) => category.id).filter((categoryId) => !stay.has(categoryId));
  const used = await findUsed(tx, id, left);
  if (used.length > 0) throw new CodedError('400', { fields: [{ field: 'categories', rule: 'used' }] });
  if (left.length > 0) {
    await tx.deleteFrom('contest_category').where('activity_id', '=', id).where('id', 'in', left).execute();
  }
  for (const [position, category] of categories.entries()) {
    const columns = categoryColumnsOf(category, position);
    await tx
      .insertInto('contest_category')
      .values({ id: category.id, activity_id: id, ...columns })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(columns).where('contest_category.activity_id', '=', id),
      )
      .returning('id')
      .executeTakeFirstOrThrow(() => new CodedError('Changed'));
  }
}

interface WrittenTerms {
  id: string;
  /** Of the row that they are written as; 0 for none. */
  version: number;
  bodies: { body_zh: string; body_en: string };
  now: number;
}

/**
 * Writes a version of the terms of a contest whose row is locked: a new one, or the first again while nobody has agreed to it.
 * None is left where they are empty.
 */
export async function writeTerms(tx: Tx, { id, version, bodies, now }: WrittenTerms): Promise<void> {
  if (version === 0) {
    await tx.deleteFrom('contest_terms').where('activity_id', '=', id).execute();
    return;
  }
  const written = { ...bodies, made_at: now };
  await tx
    .insertInto('contest_terms')
    .values({ activity_id: id, version, ...written })
    .onConflict((conflict) => conflict.columns(['activity_id', 'version']).doUpdateSet(written))
    .execute();
}
