import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { LeadRow } from '../contract';
import { campaignOf } from '../rules/lead-source';

/** Requests with the nicknames of their owners; an erased owner has none. */
export function selectLeads(db: Reader | Tx) {
  return db
    .selectFrom('cooperation_lead as lead')
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'lead.owner_id').on('owner.erased_at', 'is', null),
    )
    .select([
      'lead.id',
      'lead.number',
      'lead.service',
      'lead.state',
      'lead.company',
      'lead.name',
      'lead.mobile',
      'lead.email',
      'lead.budget',
      'lead.source',
      'lead.owner_id',
      'owner.nickname as owner',
      'lead.next_step',
      'lead.next_step_on',
      'lead.created_at',
      'lead.updated_at',
    ]);
}

type SelectedLead = Awaited<ReturnType<ReturnType<typeof selectLeads>['executeTakeFirstOrThrow']>>;

/** A request as a row of the console's table. */
export function toLeadRow(lead: SelectedLead): LeadRow {
  return {
    id: lead.id,
    number: lead.number,
    service: lead.service,
    state: lead.state,
    company: lead.company,
    name: lead.name,
    mobile: lead.mobile,
    email: lead.email,
    budget: lead.budget,
    campaign: campaignOf(readSource(lead.source)),
    ownerId: lead.owner_id,
    owner: lead.owner,
    nextStep: lead.next_step,
    nextStepOn: lead.next_step_on,
    createdAt: isoInBeijing(lead.created_at),
    updatedAt: isoInBeijing(lead.updated_at),
  };
}

/** Parses what `createLead` has written. */
export function readSource(source: string): Record<string, string> {
  return JSON.parse(source);
}
