import { type FlaggedTexts, pendingTexts, submitFlagged } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode } from '../../codes';
import type { saveDemand as contract, DemandDraft, DemandFields } from '../../contract';
import { changedFields, isSeenIn } from '../../rules/check-fields';
import { type ReviewedField, reviewedFields } from '../../rules/demand-texts';
import { showChange } from '../show-change';
import { requireComplete, requireKnown, type Written } from './check-demand';
import { flagEdit, waitingFields, wordsIn } from './flag-demand';
import { asOwn, changeOwnDemand, findOwnRow, type OwnDemandId, requireCompany } from './own-demand';
import { readDraft } from './read-draft';
import { columnsOf, endOf, toFields, writtenFields } from './written-fields';

/**
 * Saves what is written of a demand and returns it. One that waits or is public must stay complete; a draft may lack anything. In a
 * public one, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, these go to review, the public
 * still sees the previous ones, and everything else is saved. A later last day opens one that is over again, unless it was closed.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; NullPointer for a demand that is not the
 * caller's; DemandClosed for one that has its team; CompanyNeeded for another last day of who is no verified company any more;
 * PhoneNeeded for new public texts of a caller without a bound phone; code `400` from `check-demand.ts`.
 */
export async function saveDemand(
  context: Context,
  { id, revision, acknowledged, ...input }: InputOf<typeof contract>,
): Promise<DemandDraft> {
  const own = asOwn(context, id);
  const row = await findOwnRow(context.db.read, own);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (row.revision !== revision) throw new CodedError('Changed');
  if (row.docked_at !== null) throw new CodedError('DemandClosed');
  const written: Written = { row, standing: toFields(row), fields: writtenFields(input, row.owner_id === null) };
  requireKnown(written.fields);
  const isWaiting = row.review_state === demandCode.pending_review;
  const isPublic = row.review_state === demandCode.verified;
  if (isWaiting || isPublic) requireComplete(context, written);
  if (isPublic && written.fields.lastDay !== written.standing.lastDay)
    await requireCompany(context.db.read, row.owner_id);
  const findings = isPublic ? await lookThrough(context, written, acknowledged) : noFindings;
  const words = isWaiting ? await wordsIn(context.db.read, written.fields) : undefined;
  await context.db.transaction((tx) => write(tx, own, { ...written, ...findings, words, now: context.now() }));
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
  const waiting = waitingFields(fields, await pendingTexts(context.db.read, 'demand', row.id));
  return { waiting, flagged: await flagEdit(context, { fields, standing, waiting, acknowledged }) };
}

/** A change with what all checks were based on; the statement changes nothing else. */
type Change = Written & Findings & { words: string[] | undefined; now: number };

async function write(tx: Tx, own: OwnDemandId, change: Change): Promise<void> {
  const { row, standing, fields, waiting, flagged, words, now } = change;
  const isPublic = row.review_state === demandCode.verified;
  const replaced = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'demand', subjectId: row.id, fields: replaced, flagged }, now);
  const kept = reviewedFields.filter((field) => waiting.has(field) || flagged.has(field));
  const placed: DemandFields = { ...fields, ...Object.fromEntries(kept.map((field) => [field, standing[field]])) };
  const isSeen = isPublic && isSeenIn(changedFields(standing, placed));
  const changed = await changeOwnDemand(
    tx,
    { ...own, revision: row.revision, states: [row.review_state] },
    {
      ...columnsOf(placed),
      ...{ revision: row.revision + 1, updated_at: now },
      ...(isSeen && { edited_at: now }),
      ...(endOf(placed.lastDay) > now && { lapsed_at: null }),
      ...(words && { words: JSON.stringify(words) }),
    },
  );
  if (isPublic) await showChange(tx, changed, now);
}
