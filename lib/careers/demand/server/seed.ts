import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { addDemandFromLead, type LeadOfDemand } from './add-demand-from-lead';
import { seeContact } from './contact/see-contact';
import { lapseIfOver } from './lapse-demands';
import { closeDemand } from './own/close-demand';
import { createDemand } from './own/create-demand';
import { saveDemand } from './own/save-demand';
import { submitDemand } from './own/submit-demand';
import { decideOnDemand } from './review/decide-on-demand';
import { furtherDemands } from './seed/further-demands';
import { openDemands } from './seed/open-demands';
import { otherDemands, pastDemands } from './seed/past-demands';
import type { SeedDemand } from './seed/seed-demand';

const demands = [...openDemands, ...furtherDemands, ...pastDemands, ...otherDemands];

/** Who decides on demands of the demonstration, and who writes them for customers without an account. */
const reviewer = { personId: 'person-reviewer', staff: 'reviewer' };
const sales = { personId: 'person-sales', staff: 'sales' };
/** Verified people who have looked at contacts, and at those of which demands. */
const looks = { people: ['person-005', 'person-013', 'person-019'], demands: ['demand-01', 'demand-02', 'demand-10'] };

/** Writes the demonstration's demands as their companies and staff did, by the product's own verbs, each at its time. */
export async function seedDemands(seeding: Seeding): Promise<void> {
  for (const demand of demands.filter(({ ownerId }) => ownerId !== null)) {
    const { id, ownerId, titleZh } = demand;
    const at = seeding.context.now() - demand.daysAgo * millisecondsInDay;
    const company = actingIn(seeding, { personId: ownerId ?? '', at });
    await createDemand(company, { clientId: id, title: titleZh, language: 'zh' });
    await bringOn(seeding, demand, { personId: ownerId ?? '' });
  }
  for (const [index, personId] of looks.people.entries()) {
    const at = seeding.context.now() - (index + 1) * millisecondsInHour;
    for (const id of looks.demands.slice(index)) await seeContact(actingIn(seeding, { personId, at }), { id });
  }
}

/** Makes a request of the demonstration one of its demands, as sales did: complete and public, or a draft. */
export async function seedDemandOfLead(seeding: Seeding, lead: LeadOfDemand, id: string): Promise<void> {
  const demand = demands.find((one) => one.id === id);
  if (!demand) return;
  const at = seeding.context.now() - demand.daysAgo * millisecondsInDay;
  await addDemandFromLead(actingIn(seeding, { ...sales, at }), seeding.tx, lead, id);
  await bringOn(seeding, demand, sales);
}

/** Brings a begun demand to the state that it has in the demonstration. */
async function bringOn(
  seeding: Seeding,
  demand: SeedDemand,
  writer: { personId: string; staff?: string },
): Promise<void> {
  const { id, daysAgo, lastIn, end } = demand;
  const now = seeding.context.now();
  const at = now - daysAgo * millisecondsInDay;
  const as = (ms: number) => actingIn(seeding, { ...writer, at: ms });
  if (end?.state === 'draft') return;
  const saved = await saveDemand(as(at), { ...(await written(seeding, demand)), id, revision: 0, acknowledged: true });
  const handedIn = await submitDemand(as(at), { id, revision: saved.revision, acknowledged: true });
  if (end?.state === 'waiting') return;
  const decidedAt = Math.min(at + 3 * millisecondsInHour, now - 1);
  const decision = { id, revision: handedIn.revision };
  const staff = actingIn(seeding, { ...reviewer, at: decidedAt });
  if (end?.state === 'failed')
    return void (await decideOnDemand(staff, { ...decision, act: 'refuse', reason: end.reason }));
  await decideOnDemand(staff, { ...decision, act: 'approve', reason: '' });
  if (end?.state === 'closed') await closeDemand(as(now - millisecondsInDay), { id });
  if (lastIn < 0) {
    const over = actingIn(seeding, { ...reviewer, at: now + (lastIn + 1) * millisecondsInDay });
    await lapseIfOver(over, seeding.tx, id);
  }
}

/** What is written of one; of a customer without an account with the name that their request gave. */
async function written({ context, tx }: Seeding, demand: SeedDemand) {
  const { id, ownerId, kind, titleZh, titleEn, bodyZh, bodyEn, budget, areaId, lastIn, deliverIn, contact } = demand;
  const dayIn = (days: number) => beijingDay(context.now() + days * millisecondsInDay);
  const [budgetFrom, budgetTo] = budget;
  const { company_name } = await tx
    .selectFrom('project_demand')
    .select('company_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...{ companyName: company_name, kind, titleZh, titleEn, bodyZh, bodyEn, budgetFrom, budgetTo, areaId },
    ...{ lastDay: dayIn(lastIn), deliverOn: deliverIn === null ? '' : dayIn(deliverIn) },
    contactName: contact,
    // From the range reserved for fiction.
    contactPhone: `+44 7700 9001${id.slice(-2)}`,
    contactEmail: `${ownerId ?? `customer-${id.slice(-2)}`}@lightfield.example`,
    contactWechat: '',
  };
}
