import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/** Those of these categories of a contest in which something was entered; a draft that nobody has sent does not count. */
export async function findUsed(db: Reader, id: string, categoryIds: readonly string[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const used = await db
    .selectFrom('contest_category')
    .select('id')
    .where('activity_id', '=', id)
    .where('id', 'in', categoryIds)
    .where((row) =>
      row.exists(
        row
          .selectFrom('contest_entry')
          .select(sql.lit(1).as('one'))
          .where('contest_entry.activity_id', '=', id)
          .whereRef('contest_entry.category_id', '=', 'contest_category.id')
          .where('contest_entry.number', 'is not', null),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return used.map((category) => category.id);
}
