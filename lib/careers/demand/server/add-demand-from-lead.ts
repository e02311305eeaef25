import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { BudgetBand } from '../codes';
import { limitsOf } from '../rules/budget';
import { titleOf } from '../rules/title-of';
import { emptyDemand } from './own/create-demand';

/** What a demand takes from a request of a business customer. */
export interface LeadOfDemand {
  id: string;
  company: string;
  name: string;
  /** E.164. */
  mobile: string;
  email: string | null;
  budget: BudgetBand;
  message: string;
  language: Language;
  /** Campaign parameters and click ids, by name. */
  source: Record<string, string>;
}

/**
 * Makes a request of a business customer a draft that staff complete and look after, and keeps where the customer came from. One
 * request is one demand: a second press answers the same. `newId` is the id of a new one.
 */
export async function addDemandFromLead(
  context: Context,
  tx: Tx,
  lead: LeadOfDemand,
  newId: string = uuid(),
): Promise<{ id: string }> {
  const { language, message } = lead;
  const { budgetFrom, budgetTo } = limitsOf(lead.budget);
  const added = await tx
    .insertInto('project_demand')
    .values({
      ...emptyDemand(newId, context.now()),
      ...{ lead_id: lead.id, source: JSON.stringify(lead.source), company_name: lead.company },
      ...{ [`title_${language}`]: titleOf(message), [`body_${language}`]: message },
      ...{ budget_from: budgetFrom, budget_to: budgetTo },
      ...{ contact_name: lead.name, contact_phone: lead.mobile, contact_email: lead.email ?? '' },
    })
    .onConflict((conflict) => conflict.column('lead_id').where('lead_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const demand = tx.selectFrom('project_demand').select('id').where('lead_id', '=', lead.id);
    return demand.executeTakeFirstOrThrow();
  }
  const after = { lead: lead.id };
  await recordAudit(context, tx, { action: 'demand.begun', subject: 'demand', subjectId: added.id, after });
  return added;
}

/** The demand that was made of a request; null for none. */
export async function findDemandOfLead(db: Reader, leadId: string): Promise<string | null> {
  const demand = await db.selectFrom('project_demand').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return demand?.id ?? null;
}
