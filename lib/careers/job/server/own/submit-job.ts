import { givePostBack, takePost } from '@/lib/careers/recruitment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobCode } from '../../codes';
import type { JobDraft, submitJob as submitContract, withdrawJob as withdrawContract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import type { JobRow } from '../find-job';
import { requireComplete } from './check-job';
import { flagDraft } from './flag-job';
import { changeOwnJob, findOwnRow, requireCompany } from './own-job';
import { readDraft } from './read-draft';
import { toFields } from './written-fields';

/**
 * Submits a draft, or a failed job, for review and returns it. A post is taken for it, unless one of it still runs: of one that was
 * taken down. Its prohibited words are stored for the reviewers.
 * Throws code `400` for all that it lacks and contradicts itself (`requireComplete`); CompanyNeeded for who is no verified company
 * any more; PostsUsedUp; ProhibitedWords with the fields unless confirmed; Changed for an outdated revision or a state that does not
 * allow it; PhoneNeeded for a caller without a bound phone; NullPointer for a job that is not the caller's.
 */
export async function submitJob(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof submitContract>,
): Promise<JobDraft> {
  const own = { id, companyId: signedIn(context).personId };
  const { read } = context.db;
  const row = await findOwnRow(read, own);
  const states = codesBefore('submit');
  if (row.revision !== revision || !states.includes(row.review_state)) throw new CodedError('Changed');
  await requireCompany(context, read);
  const fields = toFields(row);
  requireComplete(context, { row, standing: fields, fields });
  const words = await flagDraft(context, fields, acknowledged);
  const handedIn = { reason: '', words: JSON.stringify(words), submitted_at: context.now() };
  const review_state = jobCode[transitions.submit.to];
  await context.db.transaction(async (tx) => {
    // The job first: of two who hand it in at once, one takes a post.
    const submitted = await changeOwnJob(tx, { ...own, revision, states }, { ...handedIn, review_state });
    await takeFor(context, tx, submitted);
  });
  return readDraft(context, own);
}

async function takeFor(context: Context, tx: Tx, { id, company_id, posted_until }: JobRow): Promise<void> {
  if (posted_until > context.now()) return;
  const { purchaseId, days, isHighlighted } = await takePost(context, tx, company_id);
  await changeOwnJob(
    tx,
    { id, companyId: company_id },
    { taken_id: purchaseId, taken_days: days, taken_highlighted: isHighlighted ? 1 : 0 },
  );
}

/**
 * Withdraws a job from review, gives the post that was taken for it back, and returns it as a draft. Throws Changed if it was decided
 * on, NullPointer for one that is not the caller's.
 */
export async function withdrawJob(context: Context, { id }: InputOf<typeof withdrawContract>): Promise<JobDraft> {
  const own = { id, companyId: signedIn(context).personId };
  const draft = { review_state: jobCode[transitions.withdraw.to], submitted_at: null, words: '[]' };
  await context.db.transaction(async (tx) => {
    const withdrawn = await changeOwnJob(tx, { ...own, states: codesBefore('withdraw') }, draft);
    await giveTakenBack(tx, withdrawn);
  });
  return readDraft(context, own);
}

/** Gives back the post that was taken for a review that did not make a job public. Its row is locked. */
export async function giveTakenBack(tx: Tx, { id, company_id: companyId, taken_id }: JobRow): Promise<void> {
  if (taken_id === null) return;
  await changeOwnJob(tx, { id, companyId }, { taken_id: null, taken_days: 0, taken_highlighted: 0 });
  await givePostBack(tx, taken_id);
}
