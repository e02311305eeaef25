import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/**
 * The entry of a contest that is to be checked next: the first one after another, or else the first of all others; null for none.
 */
export async function findUnchecked(
  db: Reader,
  contestId: string,
  { id, number }: { id: string; number: number } = { id: '', number: 0 },
): Promise<string | null> {
  const next = await uncheckedAfter(db, contestId, number).executeTakeFirst();
  const found = next ?? (await uncheckedAfter(db, contestId, 0).executeTakeFirst());
  return !found || found.id === id ? null : found.id;
}

/** The first submitted entry after a number that nobody has checked, from the index of those. */
export function uncheckedAfter(db: Reader, contestId: string, number: number) {
  return (
    db
      .selectFrom('contest_entry')
      .select('id')
      .where('activity_id', '=', contestId)
      // Literals, so that the index of those is used.
      .where('state', '=', sql.lit('submitted'))
      .where('is_shown', '=', sql.lit(0))
      .where('number', '>', number)
      .orderBy('number')
      .limit(1)
  );
}
