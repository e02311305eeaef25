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

/**
 * Hands a draft, or a work that failed, in for review and returns it (specification section 5). The prohibited words in it
 * are noted for the reviewers.
 *
 * Throws code `400` with the rule `required` for every field that it lacks in this version, its file included;
 * ProhibitedWords with the fields unless acknowledged; Changed where it was changed since or cannot be handed in as it
 * stands; PhoneNeeded for who has bound no phone; NullPointer for what is no work of the caller's.
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
    // Once more with the row held: a file that breaks from now on takes the work along.
    requireComplete(context, draft, await hasWholeFile(tx, id));
  });
  return readDraft(context.db.read, own, context.language);
}

/** Whether all bytes of its file are here and it is not known to be broken. */
async function hasWholeFile(db: Reader, id: string): Promise<boolean> {
  const source = await db
    .selectFrom('video_source')
    .select('state')
    .where('video_id', '=', id)
    .where('state', 'in', ['waiting', 'working', 'ready'])
    .executeTakeFirst();
  return source !== undefined;
}
