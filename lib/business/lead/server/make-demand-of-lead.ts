import { requireAllowed } from '@/lib/base/permission/port';
import { addDemandFromLead } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { makeDemandOfLead as contract } from '../contract';
import { readSource } from './lead-rows';

/**
 * Makes a request a demand for creators, once: a second press answers the same demand. The request stays as it is. Throws
 * Unauthorized or Forbidden for callers who may not answer requests, NullPointer for an unknown one.
 */
export async function makeDemandOfLead(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'answerLeads');
  const demand = await context.db.transaction(async (tx) =>
    addDemandFromLead(context, tx, await findLeadOfDemand(tx, id)),
  );
  return { demandId: demand.id };
}

/** A request as a demand takes it. Throws NullPointer for an unknown one. */
export async function findLeadOfDemand(tx: Tx, id: string) {
  const { source, ...lead } = await tx
    .selectFrom('cooperation_lead')
    .select(['id', 'company', 'name', 'mobile', 'email', 'budget', 'message', 'language', 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return { ...lead, source: readSource(source) };
}
