import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/**
 * The entry of a contest that is to be checked next: the first one after that of a number, or else the first of all others; null
 * for none.
 */
export async function findUnchecked(db: Reader, contestId: string, number = 0): Promise<string | null> {
  const after = await uncheckedAfter(db, contestId, number).executeTakeFirst();
  const next = after ?? (await uncheckedAfter(db, contestId, 0).executeTakeFirst());
  if (!next || next.number === number) return null;
  const { id } = await db
    .selectFrom('contest_entry')
    .select('id')
    .where('activity_id', '=', contestId)
    .where('number', '=', next.number)
    .executeTakeFirstOrThrow();
  return id;
}

/** The number of the first submitted entry after another one that nobody has checked, from the index of those alone. */
export function uncheckedAfter(db: Reader, contestId: string, number: number) {
  return (
    db
      .selectFrom('contest_entry')
      .select('number')
      .where('activity_id', '=', contestId)
      // Literals, so that the index of those is used.
      .where('state', '=', sql.lit('submitted'))
      .where('is_shown', '=', sql.lit(0))
      .where('number', '>', number)
      .orderBy('number')
      .limit(1)
  );
}
