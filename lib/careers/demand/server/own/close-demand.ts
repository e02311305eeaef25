import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode } from '../../codes';
import type { closeDemand as closeContract, DemandDraft, reopenDemand as reopenContract } from '../../contract';
import type { DemandRow } from '../find-demand';
import { showChange } from '../show-change';
import { asOwn, changeOwnDemand, findOwnRow, requireCompany } from './own-demand';
import { readDraft } from './read-draft';

const isPublic = { states: [demandCode.verified] } as const;

/**
 * Closes a public demand of the caller that has no team; closing twice is closing once. 'demand.closed' tells who has proposed.
 * What staff close for a customer without an account is in the audit log.
 * Throws Changed for one that is not public or has its team, NullPointer for one that is not the caller's.
 */
export async function closeDemand(context: Context, { id }: InputOf<typeof closeContract>): Promise<DemandDraft> {
  const own = asOwn(context, id);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const standing = await changeOwnDemand(tx, { ...own, ...isPublic }, { updated_at: now });
    if (standing.closed_at !== null) return;
    const closed = await changeOwnDemand(
      tx,
      { ...own, ...isPublic },
      { closed_at: now, revision: standing.revision + 1 },
    );
    await showChange(tx, closed, now);
    await audit(context, tx, closed, 'demand.closed');
    await context.emit(context, tx, 'demand.closed', { id, ownerId: closed.owner_id, isLapsed: false });
  });
  return readDraft(context, own);
}

/**
 * Opens a demand of the caller again that was closed before its last day; opening an open one does nothing.
 * Throws CompanyNeeded for who is no verified company any more, Changed for one that is not public, has its team, or whose last
 * day is over: another last day is saved first. Throws NullPointer for one that is not the caller's.
 */
export async function reopenDemand(context: Context, { id }: InputOf<typeof reopenContract>): Promise<DemandDraft> {
  const own = asOwn(context, id);
  const { owner_id } = await findOwnRow(context.db.read, own);
  await requireCompany(context.db.read, owner_id);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const standing = await changeOwnDemand(tx, { ...own, ...isPublic }, { updated_at: now });
    if (standing.propose_until <= now) throw new CodedError('Changed');
    if (standing.closed_at === null) return;
    const opened = await changeOwnDemand(
      tx,
      { ...own, ...isPublic },
      { closed_at: null, lapsed_at: null, revision: standing.revision + 1 },
    );
    await showChange(tx, opened, now);
    await audit(context, tx, opened, 'demand.reopened');
  });
  return readDraft(context, own);
}

async function audit(
  context: Context,
  tx: Tx,
  { id, owner_id }: DemandRow,
  action: 'demand.closed' | 'demand.reopened',
): Promise<void> {
  if (owner_id !== null) return;
  const after = { phase: action === 'demand.closed' ? 'closed' : 'open' };
  await recordAudit(context, tx, { action, subject: 'demand', subjectId: id, after });
}
