import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { seedDemandOfLead } from '@/lib/careers/demand/port';
import type { Seeding } from '@/lib/platform/server/slice';
import { spread } from '@/lib/platform/server/spread';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { leadNumber } from '../rules/lead-number';
import { readLeadSource } from '../rules/lead-source';
import { findLeadOfDemand } from './make-demand-of-lead';
import { type SeedRequest, seedRequests } from './seed/requests';
import type { LeadTable } from './tables';

/** Placeholder of the site's address, of which only the path is stored. */
const siteUrl = 'http://lightfield.example';

/** The owner, from the demonstration's staff, of requests that are not new. */
const ownerId = 'person-sales';

/** Requests that sales have made demands, by the demand's id. */
const demandsOf = { 'demand-15': 'lead-11', 'demand-16': 'lead-16', 'demand-29': 'lead-10' };

/** Writes the demonstration's requests of business customers, of which some were made demands. */
export async function seedLeads(seeding: Seeding): Promise<void> {
  const { context, tx } = seeding;
  const now = context.now();
  const rows = seedRequests.map((request, index) => leadRow(request, index, now));
  await tx.insertInto('cooperation_lead').values(rows).execute();
  const notes = rows.filter(({ state }) => state === 'won');
  await tx
    .insertInto('cooperation_lead_note')
    .values(
      notes.map(({ id, language, updated_at }) => ({
        id: `note-of-${id}`,
        lead_id: id,
        author_id: ownerId,
        text: language === 'zh' ? '合同已签，交给项目组。' : 'Signed. Handed over to the project team.',
        created_at: updated_at,
      })),
    )
    .execute();
  for (const [demandId, leadId] of Object.entries(demandsOf)) {
    const lead = await findLeadOfDemand(tx, leadId);
    await seedDemandOfLead(seeding, lead, demandId);
  }
}

/** Pseudo-random numbers, the same at every seeding. */
function chances(index: number): (below: number) => number {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return Math.floor(spread(index * 5 + drawn, 0.6180339887) * below);
  };
}

function leadRow(request: SeedRequest, index: number, now: number) {
  const sentAt = now - request.hoursAgo * millisecondsInHour;
  const isNew = request.state === 'new';
  const address = request.campaign ? `${siteUrl}/business?${request.campaign}` : '';
  const { source, landing } = readLeadSource({ landing: address, referrer: '' }, siteUrl);
  const two = String(index + 10);
  const lead: LeadTable = {
    id: `lead-${two}`,
    number: leadNumber(sentAt, chances(index)),
    access_key: `demonstration-request-${two}`,
    service: request.service,
    state: request.state,
    company: request.company,
    name: request.name,
    // From the range reserved for fiction.
    mobile: `+4477009000${two}`,
    email: `customer-${two}@lightfield.example`,
    budget: request.budget,
    message: request.message,
    language: request.language,
    source: JSON.stringify(source),
    landing,
    referrer: request.campaign?.includes('baidu') ? 'https://www.baidu.com/' : '',
    owner_id: isNew ? null : ownerId,
    next_step: request.nextStep ?? '',
    next_step_on: request.nextStep ? beijingDay(now + (index % 4) * millisecondsInDay) : null,
    revision: isNew ? 1 : 2,
    consented_at: sentAt,
    created_at: sentAt,
    updated_at: isNew ? sentAt : sentAt + 2 * millisecondsInHour,
  };
  return lead;
}
