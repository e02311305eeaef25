import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CaseDraft, writeCase as contract } from '../../contract';
import { tellCase } from '../case-rows';
import { getOwnCase } from '../own/own-case';

/**
 * Begins a case that grew from no demand here, for a company without an account; its creator is asked to agree like any other. The same
 * id, sent twice, is one case. Recorded. Throws Unauthorized or Forbidden for callers who may not review demands, NullPointer for an
 * unknown creator, and for the id of a case that is not theirs to write.
 */
export async function writeCase(
  context: Context,
  { clientId: id, companyName, creatorId }: InputOf<typeof contract>,
): Promise<CaseDraft> {
  requireAllowed(context, 'reviewDemands');
  const [creator] = await findListedPeople(context, [creatorId]);
  if (!creator) throw new CodedError('NullPointer');
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const added = await tx
      .insertInto('project_case')
      .values({
        ...{ id, demand_id: null, company_id: null, company_name: companyName, creator_id: creatorId },
        ...{ owner_agreed_at: null, creator_agreed_at: null, taken_down_at: null, published_at: null },
        ...{ created_at: now, updated_at: now },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) return;
    await tellCase(context, tx, added, { news: 'begun', by: null });
    await recordAudit(context, tx, {
      ...{ action: 'case.begun', subject: 'case', subjectId: id, after: { companyName, creatorId } },
    });
  });
  return getOwnCase(context, { id });
}
