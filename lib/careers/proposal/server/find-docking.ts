import type { Reader } from '@/lib/platform/server/db/database';
import { worksOf } from './proposal-rows';

/** The proposal that both sides of a demand confirmed. */
interface Docking {
  proposalId: string;
  /** Who sent it. */
  personId: string;
  /** Its works, in order, public or not. */
  workIds: string[];
}

/** What a demand is docked with; undefined while it is not. */
export async function findDocking(db: Reader, demandId: string): Promise<Docking | undefined> {
  const row = await db
    .selectFrom('project_proposal')
    .select(['id', 'person_id', 'work_ids'])
    .where('demand_id', '=', demandId)
    .where('state', '=', 'docked')
    .executeTakeFirst();
  return row && { proposalId: row.id, personId: row.person_id, workIds: worksOf(row) };
}
