import { flagTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { submitWork as contract, WorkDraft } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { workTexts } from '../../rules/work-texts';
import { requireComplete } from './check-fields';
import { changeOwnWork } from './own-work';
import { readDraft } from './read-draft';
import { tellCredits } from './tell-credits';

/**
 * Submits a draft, or a failed work, for review and returns it (specification section 5). Its prohibited words are
 * stored for the reviewers.
 * Throws code `400` with the rule `required` for every missing field in this version, including its file;
 * ProhibitedWords with the fields unless confirmed; Changed for an outdated revision or a state that does not allow it;
 * PhoneNeeded for a caller without a bound phone; NullPointer for a work that is not the caller's.
 */
export async function submitWork(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof contract>,
): Promise<WorkDraft> {
  const { personId } = requireAllowed(context, 'post');
  const own = { id, personId };
  const draft = await readDraft(context.db.read, own, context.language);
  const states = statesBefore('submit');
  if (draft.revision !== revision || !states.includes(draft.state)) throw new CodedError('Changed');
  requireComplete(context, draft, await hasWholeFile(context.db.read, id));
  const flagged = await flagTexts(context, { texts: workTexts(draft), acknowledged });
  const words = [...new Set([...flagged.values()].flatMap((found) => found.words))];
  await context.db.transaction(async (tx) => {
    const handedIn = { state: transitions.submit.to, reason: '', words: JSON.stringify(words) };
    await changeOwnWork(tx, { ...own, revision, states }, { ...handedIn, submitted_at: context.now() });
    // Checked again with the row locked: a file that breaks later fails the work too.
    requireComplete(context, draft, await hasWholeFile(tx, id));
    await tellCredits(context, tx, own, { state: handedIn.state });
  });
  return readDraft(context.db.read, own, context.language);
}

/** Whether its file is complete and not known to be broken. */
async function hasWholeFile(db: Reader, id: string): Promise<boolean> {
  const source = await db
    .selectFrom('video_source')
    .select('state')
    .where('video_id', '=', id)
    .where('state', 'in', ['waiting', 'working', 'ready'])
    .executeTakeFirst();
  return source !== undefined;
}
