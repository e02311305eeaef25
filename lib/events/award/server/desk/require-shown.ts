import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Throws code `400` with the rule `notShown` at `field` unless all these entries stand in the contest and passed the formal check. */
export async function requireShown(
  tx: Tx,
  { contestId, ids, field }: { contestId: string; ids: readonly string[]; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await tx
    .selectFrom('contest_entry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('activity_id', '=', contestId)
    .where('is_shown', '=', 1)
    .executeTakeFirstOrThrow();
  if (Number(count) !== ids.length) throw new CodedError('400', { fields: [{ field, rule: 'notShown' }] });
}

/** The entries that stand in a contest and passed the formal check. */
export async function findShownIds(tx: Tx, contestId: string): Promise<string[]> {
  const entries = await tx
    .selectFrom('contest_entry')
    .select('id')
    .where('activity_id', '=', contestId)
    .where('is_shown', '=', sql.lit(1))
    .execute();
  return entries.map(({ id }) => id);
}
