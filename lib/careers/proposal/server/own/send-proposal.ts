import type { Insertable } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import { type Demand, findPublicDemand, holdDemand, phaseAt } from '@/lib/careers/demand/port';
import { findCreatorIds, holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { openStates, type ProposalState, proposalLimits } from '../../codes';
import type { sendProposal as contract, OwnProposalDetail } from '../../contract';
import { maySendAgain, transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import type { ProjectProposalTable } from '../tables';
import { tellProposal } from '../told-proposal';
import { requireOwnWorks, writtenColumns } from './check-fields';
import { getOwnProposal } from './own-proposal';

type Input = InputOf<typeof contract>;
type Columns = Awaited<ReturnType<typeof writtenColumns>>;

/**
 * Sends a proposal for an open demand: one per person and demand, with the id that the sender generated, so that the same call, made
 * twice, sends one. One that was withdrawn, or ended with a demand that is open again, is sent again with its former id. The demand is held: it takes the proposal before it
 * closes, or not at all.
 * Throws NullPointer for a demand that is not public, and for the id of another proposal; Forbidden for one's own demand;
 * OriginalNeeded without an original public work (specification section 6); DemandClosed; ProposedAlready; ListFull beyond 20 that wait
 * for a word; code `400` with the rule `unknown` for works that are not the caller's and public, and from `writtenColumns`.
 */
export async function sendProposal(context: Context, input: Input): Promise<OwnProposalDetail> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  requireOthers(await findPublicDemand(read, input.demandId), personId);
  await requireCreator(context, read, personId);
  await requireOwnWorks(read, input.workIds, personId);
  const columns = await writtenColumns(context, input);
  const id = await context.db.transaction(async (tx) => {
    // One proposal of a person at a time, so that the limit holds.
    await holdPerson(tx, personId);
    const demand = await holdDemand(tx, input.demandId);
    const standing = await findStanding(tx, demand.id, personId);
    if (standing?.id === input.clientId && standing.state === 'sent') return standing.id;
    requireOpen(demand, context.now());
    if (standing && !maySendAgain(standing)) throw new CodedError('ProposedAlready');
    await requireRoom(tx, personId);
    const sent = standing?.id ?? input.clientId;
    await write(context, tx, { id: sent, isNew: !standing, demand, personId, columns });
    await tellProposal(context, tx, demand, { id: sent, news: 'sent', to: demand.ownerId, by: personId });
    return sent;
  });
  return getOwnProposal(context, { id });
}

/** The demand of somebody else. Throws Forbidden for the person's own. */
function requireOthers({ ownerId }: Demand, personId: string): void {
  if (ownerId === personId) throw new CodedError('Forbidden');
}

async function requireCreator(context: Context, db: Reader, personId: string): Promise<void> {
  const isCreator = (await findCreatorIds(db, [personId])).has(personId);
  if (!mayDo(context, 'takeProject', { isCreator })) throw new CodedError('OriginalNeeded');
}

/** Throws NullPointer for a demand that is not public (any more), DemandClosed for one that takes no proposals at `now` (ms). */
export function requireOpen(demand: Demand, now: number): void {
  if (!demand.isPublic) throw new CodedError('NullPointer');
  if (phaseAt(demand, now) !== 'open') throw new CodedError('DemandClosed');
}

const findStanding = (tx: Tx, demandId: string, personId: string) =>
  tx
    .selectFrom('project_proposal')
    .select(['id', 'state', 'reason'])
    .where('demand_id', '=', demandId)
    .where('person_id', '=', personId)
    .executeTakeFirst();

/** How many proposals of a person wait for a word. */
export async function countOpen(db: Reader, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project_proposal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return count;
}

async function requireRoom(tx: Tx, personId: string): Promise<void> {
  if ((await countOpen(tx, personId)) >= proposalLimits.open) throw new CodedError('ListFull');
}

interface Sending {
  id: string;
  isNew: boolean;
  demand: Demand;
  personId: string;
  columns: Columns;
}

async function write(context: Context, tx: Tx, { id, isNew, demand, personId, columns }: Sending): Promise<void> {
  const now = context.now();
  const state: ProposalState = transitions.send.to;
  const sent = { ...columns, state, reason: null, sent_at: now, updated_at: now };
  if (!isNew) {
    await changeProposalRow(tx, { id, states: transitions.send.from, personId }, sent);
    return;
  }
  const row: Insertable<ProjectProposalTable> = {
    ...{ id, demand_id: demand.id, person_id: personId, docked_at: null, created_at: now, ...sent },
  };
  const added = await tx
    .insertInto('project_proposal')
    .values(row)
    // Somebody else may send the same id at the same time: it is of whoever came first.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new CodedError('NullPointer');
}
