import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { findVideoItems } from '@/lib/works/work/port';
import type { findSentProposals as listContract, OwnProposal, OwnProposalDetail } from '../../contract';
import {
  type ProposalRow,
  type ProposalWithDemand,
  proposalsWithDemands,
  toOwnProposal,
  worksOf,
} from '../proposal-rows';

/** A proposal of its creator. Throws NullPointer for one that is unknown, or another person's. */
export function findOwnProposal(db: Reader, id: string, personId: string): Promise<ProposalRow> {
  return db
    .selectFrom('project_proposal')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** The caller's proposals, the latest sent first, in all states or one. Throws Unauthorized for a visitor. */
export async function findSentProposals(
  context: Context,
  query: InputOf<typeof listContract>,
): Promise<Page<OwnProposal>> {
  const { personId } = signedIn(context);
  const { state, pageIndex, pageSize } = query;
  const { read } = context.db;
  // Their ids first: those that are skipped come from the index alone.
  const ids = read
    .selectFrom('project_proposal')
    .select('id')
    .where('person_id', '=', personId)
    .$if(state !== '', (own) => own.where('state', '=', state as OwnProposal['state']))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  const rows = await proposalsWithDemands(read)
    .where('proposal.id', 'in', ids)
    .orderBy('proposal.sent_at', 'desc')
    .orderBy('proposal.id')
    .execute();
  return toPage(rows, query, (row) => toOwnProposal(row, context.language));
}

/** A proposal of the caller with all that is in it. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnProposal(context: Context, { id }: { id: string }): Promise<OwnProposalDetail> {
  const { personId } = signedIn(context);
  const row = await proposalsWithDemands(context.db.read)
    .where('proposal.id', '=', id)
    .where('proposal.person_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toDetail(context, row);
}

export async function toDetail(context: Context, row: ProposalWithDemand): Promise<OwnProposalDetail> {
  return {
    ...toOwnProposal(row, context.language),
    ...{ text: row.text, works: await findVideoItems(context, worksOf(row)), revision: row.revision },
  };
}
