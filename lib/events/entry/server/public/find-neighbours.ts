import { sql } from 'kysely';
import { findPublicContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { areWorksShown } from '../../rules/public-result';
import { findEntryItems } from './find-entry-items';

/** An entry beside another one. */
export interface Neighbour {
  id: string;
  title: string;
  titleLanguage: 'zh' | 'en';
}

/**
 * The entries before and after one of a public contest by their numbers; null at the ends, and for both before its works are shown.
 * Throws NullPointer for an unknown contest.
 */
export async function findNeighbours(
  context: Context,
  { name, number }: { name: string; number: number },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const { read } = context.db;
  const { id, works_at, decided_at } = await findPublicContest(read, name);
  if (!areWorksShown({ worksAt: works_at, decidedAt: decided_at }, context.now()))
    return { previous: null, next: null };
  const [before, after] = await Promise.all([idBeside(read, id, number, 'desc'), idBeside(read, id, number, 'asc')]);
  const items = await findEntryItems(
    context,
    [before, after].filter((one) => one !== null),
  );
  const neighbour = (beside: string | null): Neighbour | null => {
    const item = items.find((one) => one.id === beside);
    return item ? { id: item.id, title: item.title, titleLanguage: item.titleLanguage } : null;
  };
  return { previous: neighbour(before), next: neighbour(after) };
}

async function idBeside(db: Reader, contestId: string, number: number, way: 'asc' | 'desc'): Promise<string | null> {
  const beside = await db
    .selectFrom('contest_entry')
    .select('id')
    .where('activity_id', '=', contestId)
    // As a literal, so that the index of those is used.
    .where('is_shown', '=', sql.lit(1))
    .where('number', way === 'asc' ? '>' : '<', number)
    .orderBy('number', way)
    .limit(1)
    .executeTakeFirst();
  return beside?.id ?? null;
}
