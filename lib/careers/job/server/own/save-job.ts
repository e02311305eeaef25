import { type FlaggedTexts, pendingTexts, submitFlagged } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobCode } from '../../codes';
import type { saveJob as contract, JobDraft, JobFields } from '../../contract';
import { changedFields } from '../../rules/check-fields';
import { type ReviewedField, reviewedFields } from '../../rules/job-texts';
import { openUntilOf } from '../../rules/phase';
import { listedIf } from '../listed-if';
import { showChange } from '../show-change';
import { requireComplete, requireKnown, type Written } from './check-job';
import { flagEdit, waitingFields, wordsIn } from './flag-job';
import { changeOwnJob, findOwnRow } from './own-job';
import { readDraft } from './read-draft';
import { columnsOf, toFields, writtenFields } from './written-fields';

/**
 * Saves what is written of a job and returns it. One that waits or is public must stay complete; a draft may lack anything.
 * In a public one, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, these go to review, the
 * public still sees the previous ones, and everything else is saved. Another last day to apply moves its end at once.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; NullPointer for a job that is not the caller's;
 * PhoneNeeded for new public texts of a caller without a bound phone; code `400` from `check-job.ts`.
 */
export async function saveJob(
  context: Context,
  { id, revision, acknowledged, ...input }: InputOf<typeof contract>,
): Promise<JobDraft> {
  const own = { id, companyId: signedIn(context).personId };
  const row = await findOwnRow(context.db.read, own);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (row.revision !== revision) throw new CodedError('Changed');
  const written: Written = { row, standing: toFields(row), fields: writtenFields(input) };
  requireKnown(written.fields);
  const isWaiting = row.review_state === jobCode.pending_review;
  const isPublic = row.review_state === jobCode.verified;
  if (isWaiting || isPublic) requireComplete(context, written);
  const findings = isPublic ? await lookThrough(context, written, acknowledged) : noFindings;
  const words = isWaiting ? await wordsIn(context.db.read, written.fields) : undefined;
  await context.db.transaction((tx) => write(tx, { ...written, ...findings, words, now: context.now() }));
  return readDraft(context, own);
}

/** What must be done before a change is seen. */
interface Findings {
  /** Fields whose text waits for staff already. */
  waiting: ReadonlySet<ReviewedField>;
  flagged: FlaggedTexts<ReviewedField>;
}

const noFindings: Findings = { waiting: new Set(), flagged: new Map() };

async function lookThrough(
  context: Context,
  { row, standing, fields }: Written,
  acknowledged: boolean,
): Promise<Findings> {
  const waiting = waitingFields(fields, await pendingTexts(context.db.read, 'job', row.id));
  return { waiting, flagged: await flagEdit(context, { fields, standing, waiting, acknowledged }) };
}

/** A change with what all checks were based on; the statement changes nothing else. */
type Change = Written & Findings & { words: string[] | undefined; now: number };

async function write(tx: Tx, change: Change): Promise<void> {
  const { row, standing, fields, waiting, flagged, words, now } = change;
  const { id, review_state, company_id: companyId } = row;
  const isPublic = review_state === jobCode.verified;
  const replaced = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'job', subjectId: id, fields: replaced, flagged }, now);
  const kept = reviewedFields.filter((field) => waiting.has(field) || flagged.has(field));
  const placed: JobFields = { ...fields, ...Object.fromEntries(kept.map((field) => [field, standing[field]])) };
  const isSeen = isPublic && changedFields(standing, placed).length > 0;
  const columns = columnsOf(placed);
  const openUntil = openUntilOf({ applyUntil: columns.apply_until, postedUntil: row.posted_until });
  const changed = await changeOwnJob(
    tx,
    { id, companyId, revision: row.revision, states: [review_state] },
    {
      ...columns,
      ...{ revision: row.revision + 1, updated_at: now },
      ...(isSeen && { edited_at: now }),
      ...(isPublic && { open_until: openUntil, is_listed: listedIf({ ...row, open_until: openUntil }, now) }),
      ...(words && { words: JSON.stringify(words) }),
    },
  );
  if (isPublic) await showChange(tx, changed, now);
}
