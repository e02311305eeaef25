import type { Reader } from '@/lib/platform/server/db/database';
import type { EntryMode } from '../codes';
import type { Fee } from '../rules/fees';

/** A category of a contest, as its verbs know it. */
export interface Category {
  id: string;
  nameZh: string;
  nameEn: string;
  modes: EntryMode[];
  fees: Fee[];
}

/** The categories of a contest, in its organiser's order. */
export async function findCategories(db: Reader, contestId: string): Promise<Category[]> {
  const rows = await db
    .selectFrom('contest_category')
    .select(['id', 'name_zh as nameZh', 'name_en as nameEn', 'modes', 'fees'])
    .where('activity_id', '=', contestId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, modes: JSON.parse(row.modes), fees: JSON.parse(row.fees) }));
}
