import { type FlaggedTexts, pendingTexts, submitFlagged } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { reviewCode, type TellingChange } from '../../codes';
import type { ActivityDraft, ActivityFields, saveActivity as contract } from '../../contract';
import { type ReviewedField, reviewedFields } from '../../rules/activity-texts';
import { changedFields, tellingChangesOf } from '../../rules/changes';
import { keepEntries } from '../entries';
import { showChange } from '../show-change';
import { requireChangeable, requireComplete, requireKnown, type Written } from './check-fields';
import { flagEdit, waitingFields, wordsIn } from './flag-activity';
import { type ActivityRow, changeOwnActivity, findOwnActivity, isOver } from './own-activity';
import { findPictures, lookAfterPictures, picturesOf } from './own-pictures';
import { readDraft } from './read-draft';
import { findTicketTypes, writeTicketTypes } from './ticket-types';
import { columnsOf, toFields, writtenFields } from './written-fields';

type Input = InputOf<typeof contract>;

/**
 * Saves what is written of an activity and returns it. One that waits or is public must stay complete; a draft may lack
 * anything, and contradict itself.
 * In a public one, new texts with prohibited words throw ProhibitedWords with the fields; once confirmed, these titles and
 * details go to review, the public still sees the previous ones, and everything else is saved. In other texts such words are
 * rejected with code `400`. What matters to who takes part throws TellNeeded, with each of `tellingChanges` as a rule of
 * `isTold`, until it is sent with `isTold`; then 'activity.changed' tells them.
 * Throws Changed for an outdated `revision`, also for one of two concurrent saves; NullPointer for an activity that is not the
 * caller's; PhoneNeeded for new public texts of a caller without a bound phone; EventCanceled and code `400` from
 * `check-fields.ts`, and code `400` from who has given tickets or places away (`activity.offered`).
 */
export async function saveActivity(
  context: Context,
  { id, revision, acknowledged, isTold, ...input }: Input,
): Promise<ActivityDraft> {
  const own = { id, personId: signedIn(context).personId };
  const { read } = context.db;
  const row = await findOwnActivity(read, own);
  // Told first: whoever works on something outdated need not be told what is wrong with it. The statement decides.
  if (row.revision !== revision) throw new CodedError('Changed');
  const now = context.now();
  const standing = toFields(row, await findTicketTypes(read, id));
  const written: Written = { row, standing, fields: writtenFields(input) };
  await requireKnown(context, written);
  requireChangeable(written, now);
  if (row.review_state === reviewCode.verified || row.review_state === reviewCode.pending_review) {
    requireComplete(context, written);
  }
  const change = { ...written, ...(await lookThrough(context, written, acknowledged)), now };
  if (change.told.length > 0 && !isTold) {
    throw new CodedError('TellNeeded', { fields: change.told.map((rule) => ({ field: 'isTold', rule })) });
  }
  await context.db.transaction((tx) => write(context, tx, change));
  return readDraft(context, own);
}

/** What must be done before a change is seen; nothing for a draft. */
interface Findings {
  /** Fields whose text waits for staff already. */
  waiting: ReadonlySet<ReviewedField>;
  flagged: FlaggedTexts<ReviewedField>;
  /** For reviewers; undefined if the activity is not under review. */
  words?: string[];
  told: TellingChange[];
}

async function lookThrough(context: Context, written: Written, acknowledged: boolean): Promise<Findings> {
  const { row, standing, fields } = written;
  const nothing = { waiting: new Set<ReviewedField>(), flagged: new Map(), told: [] };
  if (row.review_state === reviewCode.pending_review) {
    return { ...nothing, words: await wordsIn(context.db.read, fields) };
  }
  if (row.review_state !== reviewCode.verified) return nothing;
  const waiting = waitingFields(fields, await pendingTexts(context.db.read, 'activity', row.id));
  const flagged = await flagEdit(context, { fields, standing, waiting, acknowledged });
  return { waiting, flagged, told: isOver(row, context.now()) ? [] : tellingChangesOf(standing, fields) };
}

/** A change with what all checks were based on; the statement changes nothing else. */
type Change = Written & Findings & { now: number };

async function write(context: Context, tx: Tx, change: Change): Promise<void> {
  const { row, standing, fields, waiting, flagged, words, told, now } = change;
  const { id, review_state, organiser_id: personId } = row;
  const isPublic = review_state === reviewCode.verified;
  const replaced = reviewedFields.filter((field) => !waiting.has(field));
  await submitFlagged(tx, { kind: 'activity', subjectId: id, fields: replaced, flagged }, now);
  const kept = reviewedFields.filter((field) => waiting.has(field) || flagged.has(field));
  const placed: ActivityFields = { ...fields, ...Object.fromEntries(kept.map((field) => [field, standing[field]])) };
  const isSeen = isPublic && changedFields(standing, placed).length > 0;
  const changed = await changeOwnActivity(
    tx,
    { id, personId, revision: row.revision, states: [review_state] },
    {
      ...columnsOf(placed),
      ...{ revision: row.revision + 1, updated_at: now },
      ...(isSeen && { edited_at: now }),
      ...(told.length > 0 && { told_at: now }),
      ...(words && { words: JSON.stringify(words) }),
    },
  );
  await requirePictures(tx, row, changed);
  await writeTicketTypes(tx, id, fields.ticketTypes);
  if (isPublic) await publish(context, tx, { row: changed, told, now });
}

/** Throws Changed where a picture was removed since it was found, as unused ones are: its organiser sees then that it is gone. */
async function requirePictures(tx: Tx, before: ActivityRow, after: ActivityRow): Promise<void> {
  const [former, shown] = [new Set(picturesOf(before)), new Set(picturesOf(after))];
  const added = [...shown].filter((key) => !former.has(key));
  const stored = added.length > 0 ? await findPictures(tx, after.id) : new Set();
  if (added.some((key) => !stored.has(key))) throw new CodedError('Changed');
  if ([...former].some((key) => !shown.has(key))) await lookAfterPictures(tx, after.id, after.updated_at);
}

/** Shows a change of a public activity, makes its stock fit, and tells who takes part. */
async function publish(
  context: Context,
  tx: Tx,
  { row, told, now }: { row: ActivityRow; told: readonly TellingChange[]; now: number },
): Promise<void> {
  await keepEntries(tx, row);
  await showChange(tx, row, now);
  const { id, revision } = row;
  if (!isOver(row, now)) await context.emit(context, tx, 'activity.offered', { id });
  if (told.length > 0) await context.emit(context, tx, 'activity.changed', { id, revision, changes: told });
}
