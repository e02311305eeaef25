import { type FlaggedTexts, pendingTexts, submitFlagged } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode } from '../../codes';
import type { BroadcastDraft, BroadcastFields, saveBroadcast as contract } from '../../contract';
import { type ReviewedField, reviewedFields } from '../../rules/broadcast-texts';
import { changedFacts, changedFields } from '../../rules/check-fields';
import { showChange } from '../show-change';
import { requireChangeable, requireComplete, requireKnown, type Written } from './check-broadcast';
import { hasCover, lookAfterCovers } from './covers';
import { flagEdit, waitingFields, wordsIn } from './flag-broadcast';
import { changeOwnBroadcast, findOwnBroadcast, isSettled } from './own-broadcast';
import { readDraft } from './read-draft';
import { columnsOf, toFields, writtenFields } from './written-fields';

/**
 * Saves what is written of a broadcast and returns it. One that waits or is public must stay complete; a draft may lack anything.
 * In a public one, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, these go to review, the
 * public still sees the previous ones, and everything else is saved. Another start of a public one throws TellNeeded with the rule
 * `time` until it is sent with `isTold`; then 'broadcast.moved' tells who waits for it.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves and where its stream began meanwhile;
 * NullPointer for a broadcast that is not the caller's; PhoneNeeded for new public texts of a caller without a bound phone;
 * EventCanceled and code `400` from `check-broadcast.ts`.
 */
export async function saveBroadcast(
  context: Context,
  { id, revision, acknowledged, isTold, ...input }: InputOf<typeof contract>,
): Promise<BroadcastDraft> {
  const own = { id, personId: signedIn(context).personId };
  const row = await findOwnBroadcast(context.db.read, own);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (row.revision !== revision) throw new CodedError('Changed');
  const now = context.now();
  const written: Written = { row, standing: toFields(row), fields: writtenFields(input) };
  await requireKnown(context, written);
  requireChangeable(written, now);
  const isWaiting = row.review_state === broadcastCode.pending_review;
  const isPublic = row.review_state === broadcastCode.verified;
  if (isWaiting || isPublic) requireComplete(context, written);
  const isMoved = isPublic && !isSettled(row, now) && written.standing.startTime !== written.fields.startTime;
  const findings = isPublic ? await lookThrough(context, written, acknowledged) : noFindings;
  const words = isWaiting ? await wordsIn(context.db.read, written.fields) : undefined;
  if (isMoved && !isTold) throw new CodedError('TellNeeded', { fields: [{ field: 'isTold', rule: 'time' }] });
  await context.db.transaction((tx) => write(context, tx, { ...written, ...findings, words, isMoved, now }));
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
  const waiting = waitingFields(fields, await pendingTexts(context.db.read, 'live', row.id));
  return { waiting, flagged: await flagEdit(context, { fields, standing, waiting, acknowledged }) };
}

/** A change with what all checks were based on; the statement changes nothing else. */
type Change = Written & Findings & { words: string[] | undefined; isMoved: boolean; now: number };

async function write(context: Context, tx: Tx, change: Change): Promise<void> {
  const { row, standing, fields, waiting, flagged, words, isMoved, now } = change;
  const { id, review_state, host_id: personId } = row;
  const isPublic = review_state === broadcastCode.verified;
  const replaced = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'live', subjectId: id, fields: replaced, flagged }, now);
  const kept = reviewedFields.filter((field) => waiting.has(field) || flagged.has(field));
  const placed: BroadcastFields = { ...fields, ...Object.fromEntries(kept.map((field) => [field, standing[field]])) };
  const isSeen = isPublic && changedFields(standing, placed).length > 0;
  const isBeforeStream = isPublic && changedFacts(standing, placed).length > 0;
  const changed = await changeOwnBroadcast(
    tx,
    { id, personId, revision: row.revision, states: [review_state], ...(isBeforeStream && { isBeforeStream }) },
    {
      ...columnsOf(placed),
      ...{ revision: row.revision + 1, updated_at: now },
      ...(isSeen && { edited_at: now }),
      ...(words && { words: JSON.stringify(words) }),
    },
  );
  if (placed.cover !== standing.cover) await takeCover(tx, id, placed.cover, now);
  if (!isPublic) return;
  await showChange(tx, changed, now);
  await context.emit(context, tx, 'broadcast.offered', { id });
  if (isMoved) await context.emit(context, tx, 'broadcast.moved', { id, startAt: changed.start_at });
}

/** Throws Changed where the cover was removed since it was found, as unused ones are: its host sees then that it is gone. */
async function takeCover(tx: Tx, id: string, cover: string, now: number): Promise<void> {
  if (cover !== '' && !(await hasCover(tx, id, cover))) throw new CodedError('Changed');
  await lookAfterCovers(tx, id, now);
}
