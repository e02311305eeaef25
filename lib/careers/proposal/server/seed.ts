import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { publicState } from '@/lib/works/work/codes';
import { chooseProposal } from './desk/choose-proposal';
import { declineProposal } from './desk/decline-proposal';
import { seeProposal } from './desk/see-proposal';
import { confirmChoice } from './own/confirm-choice';
import { sendProposal } from './own/send-proposal';
import { takeProposalBack } from './own/take-proposal-back';
import { openProposals } from './seed/open-proposals';
import { pastProposals } from './seed/past-proposals';
import { type SeedProposal, seedProposalId } from './seed/seed-proposal';

/** Who answers for customers without an account. */
const sales = { personId: 'person-sales', staff: 'sales' };
/** Works that a proposal of the demonstration shows. */
const shownWorks = 3;

const allProposals = [...pastProposals, ...openProposals];

/** Writes the proposals for demands of companies as their creators sent them, each at its time, and what became of them. */
export const seedProposals = (seeding: Seeding): Promise<void> => seedFor(seeding, (ownerId) => ownerId !== null);

/** The same for demands that requests of customers without an account were made of, which are written later. */
export const seedProposalsOfCustomers = (seeding: Seeding): Promise<void> =>
  seedFor(seeding, (ownerId) => ownerId === null);

async function seedFor(seeding: Seeding, isAsked: (ownerId: string | null) => boolean): Promise<void> {
  for (const [demandId, proposals] of Map.groupBy(allProposals, (proposal) => proposal.demandId)) {
    const demand = await seeding.tx
      .selectFrom('project_demand')
      .select(['owner_id', 'created_at'])
      .where('id', '=', demandId)
      .executeTakeFirst();
    if (!demand || !isAsked(demand.owner_id)) continue;
    const sent = proposals.map((proposal) => ({
      ...proposal,
      sentAt: Math.round(demand.created_at + proposal.after * millisecondsInDay),
    }));
    for (const proposal of sent.toSorted((one, other) => one.sentAt - other.sentAt)) await send(seeding, proposal);
    const lastAt = Math.max(...sent.map(({ sentAt }) => sentAt));
    const desk = (at: number) =>
      actingIn(seeding, { ...(demand.owner_id === null ? sales : { personId: demand.owner_id }), at });
    // What is docked declines the others.
    for (const proposal of sent) await answer(seeding, proposal, desk(answeredAt(seeding.context, lastAt)));
  }
}

type Sent = SeedProposal & { sentAt: number };

const personOf = ({ person }: SeedProposal) => `person-${String(person).padStart(3, '0')}`;

/** Some hours after the last proposal, and before the writing. */
const answeredAt = ({ now }: Context, lastAt: number) => Math.min(lastAt + 5 * millisecondsInHour, now() - 1);

async function send(seeding: Seeding, proposal: Sent): Promise<void> {
  const { demandId, text, yuan, days, sentAt } = proposal;
  const works = await seeding.tx
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', personOf(proposal))
    .where('state', '=', publicState)
    .where('is_original', '=', 1)
    // Not in a contest: their credits may change.
    .where('contest_count', '=', 0)
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(shownWorks)
    .execute();
  const creator = actingIn(seeding, { personId: personOf(proposal), at: sentAt });
  const workIds = works.map(({ id }) => id);
  await sendProposal(creator, { demandId, clientId: seedProposalId(proposal), workIds, text, priceYuan: yuan, days });
}

async function answer(seeding: Seeding, proposal: Sent, desk: Context): Promise<void> {
  const { end } = proposal;
  const id = seedProposalId(proposal);
  const creator = actingIn(seeding, { personId: personOf(proposal), at: desk.now() });
  if (end === 'seen') await seeProposal(desk, { id });
  if (end === 'withdrawn') await takeProposalBack(creator, { id });
  if (end === 'chosen' || end === 'docked') await chooseProposal(desk, { id, revision: 0 });
  if (end === 'docked') await confirmChoice(creator, { id });
  if (typeof end === 'object') await declineProposal(desk, { id, reason: end.reason });
}
