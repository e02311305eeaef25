import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnProposal } from '../../contract';
import { findNamedDemand, toProposedDemand } from '../proposal-rows';

/** A public demand by name, for who offers something for it. Throws NullPointer for one that is not public. */
export async function findProposedDemand({ db, language }: Context, id: string): Promise<OwnProposal['demand']> {
  const row = await findNamedDemand(db.read, id);
  const demand = row && toProposedDemand(row, language);
  if (!demand?.isPublic) throw new CodedError('NullPointer');
  return demand;
}
