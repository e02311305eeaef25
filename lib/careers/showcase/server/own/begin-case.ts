import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { holdDemand } from '@/lib/careers/demand/port';
import { findDocking } from '@/lib/careers/proposal/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CaseDraft } from '../../contract';
import { requireSide, tellCase } from '../case-rows';
import { getOwnCase } from './own-case';

/**
 * Begins the case of a docked demand with its titles and the works of its proposal, for both sides to write. Begun by both, or twice,
 * it is one: the demand is held. Throws Unauthorized for a visitor, NullPointer for who is no side of it, and for a demand that is not
 * docked.
 */
export async function beginCase(context: Context, { demandId }: { demandId: string }): Promise<CaseDraft> {
  signedIn(context);
  const id = await context.db.transaction(async (tx) => {
    const demand = await holdDemand(tx, demandId);
    const docking = await findDocking(tx, demandId);
    if (!docking) throw new CodedError('NullPointer');
    const sides = { company_id: demand.ownerId, creator_id: docking.personId };
    const acting = requireSide(context, sides);
    const standing = await findCaseOf(tx, demandId);
    if (standing) return standing.id;
    const now = context.now();
    const row = {
      ...{ id: uuid(), demand_id: demandId, ...sides, company_name: await companyNameOf(tx, demandId) },
      ...{ title_zh: demand.titleZh, title_en: demand.titleEn, work_ids: JSON.stringify(docking.workIds) },
      ...{ owner_agreed_at: null, creator_agreed_at: null, taken_down_at: null, published_at: null },
      ...{ created_at: now, updated_at: now },
    };
    await tx.insertInto('project_case').values(row).execute();
    await tellCase(context, tx, row, { news: 'begun', by: acting.by });
    if (acting.isStaff) {
      await recordAudit(context, tx, { action: 'case.begun', subject: 'case', subjectId: row.id, after: { demandId } });
    }
    return row.id;
  });
  return getOwnCase(context, { id });
}

const findCaseOf = (tx: Tx, demandId: string) =>
  tx.selectFrom('project_case').select('id').where('demand_id', '=', demandId).executeTakeFirst();

/** The name of the company of a demand: that of its account, or the one that staff wrote. */
async function companyNameOf(db: Reader, demandId: string): Promise<string> {
  const row = await db
    .selectFrom('project_demand as demand')
    .leftJoin('person', 'person.id', 'demand.owner_id')
    .select(['demand.company_name', 'person.nickname'])
    .where('demand.id', '=', demandId)
    .executeTakeFirstOrThrow();
  return row.nickname ?? row.company_name;
}
