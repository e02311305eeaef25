import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { addWorkingDays } from '@/lib/platform/shared/working-days';
import { demandCode, reviewDays } from '../../codes';
import type {
  DemandDraft,
  removeDemand as removeContract,
  submitDemand as submitContract,
  withdrawDemand as withdrawContract,
} from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import { requireComplete } from './check-demand';
import { flagDraft } from './flag-demand';
import { asOwn, changeOwnDemand, findOwnRow, requireCompany } from './own-demand';
import { readDraft } from './read-draft';
import { toFields } from './written-fields';

/**
 * Submits a draft, or a failed demand, for a review that is promised within one working day (specification section 9), and returns
 * it. Its prohibited words are stored for the reviewers.
 * Throws code `400` for all that it lacks and contradicts itself (`requireComplete`); CompanyNeeded for who is no verified company
 * any more; ProhibitedWords with the fields unless confirmed; Changed for an outdated revision or a state that does not allow it;
 * PhoneNeeded for a caller without a bound phone; NullPointer for a demand that is not the caller's.
 */
export async function submitDemand(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof submitContract>,
): Promise<DemandDraft> {
  const own = asOwn(context, id);
  const row = await findOwnRow(context.db.read, own);
  const states = codesBefore('submit');
  if (row.revision !== revision || !states.includes(row.review_state)) throw new CodedError('Changed');
  if (row.owner_id !== null) requireAllowed(context, 'post');
  await requireCompany(context.db.read, row.owner_id);
  const fields = toFields(row);
  requireComplete(context, { row, standing: fields, fields });
  const words = await flagDraft(context, fields, acknowledged);
  const now = context.now();
  const handedIn = {
    reason: '',
    words: JSON.stringify(words),
    submitted_at: now,
    due_at: addWorkingDays(now, reviewDays),
  };
  const review_state = demandCode[transitions.submit.to];
  await context.db.transaction(async (tx) => {
    await changeOwnDemand(tx, { ...own, revision, states }, { ...handedIn, review_state });
    if (row.owner_id !== null) return;
    const after = { state: transitions.submit.to };
    await recordAudit(context, tx, { action: 'demand.submitted', subject: 'demand', subjectId: id, after });
  });
  return readDraft(context, own);
}

/**
 * Withdraws a demand from review, and returns it as a draft. Throws Changed if it was decided on, NullPointer for one that is not
 * the caller's.
 */
export async function withdrawDemand(context: Context, { id }: InputOf<typeof withdrawContract>): Promise<DemandDraft> {
  const own = asOwn(context, id);
  const draft = { review_state: demandCode[transitions.withdraw.to], submitted_at: null, due_at: null, words: '[]' };
  await context.db.transaction((tx) => changeOwnDemand(tx, { ...own, states: codesBefore('withdraw') }, draft));
  return readDraft(context, own);
}

/**
 * Deletes a demand of the caller that was never public. Throws Changed for one that was: it is closed instead; and for one that was
 * made of a request, which shows it. Throws NullPointer for one that is not the caller's.
 */
export async function removeDemand(context: Context, { id }: InputOf<typeof removeContract>): Promise<null> {
  const own = asOwn(context, id);
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('project_demand')
      .where('id', '=', id)
      .where('owner_id', '=', own.personId)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (removed) return;
    await findOwnRow(tx, own);
    throw new CodedError('Changed');
  });
  return null;
}
