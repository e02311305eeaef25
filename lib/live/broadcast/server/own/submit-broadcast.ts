import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode } from '../../codes';
import type {
  BroadcastDraft,
  submitBroadcast as submitContract,
  withdrawBroadcast as withdrawContract,
} from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import { requireComplete } from './check-broadcast';
import { flagDraft } from './flag-broadcast';
import { changeOwnBroadcast, findOwnBroadcast } from './own-broadcast';
import { readDraft } from './read-draft';
import { toFields } from './written-fields';

/**
 * Submits a draft, or a failed broadcast, for review and returns it. Its prohibited words are stored for the reviewers.
 * Throws code `400` for all that it lacks and contradicts itself (`requireComplete`), and from `requireChannel` where its channel
 * is not public any more, or has blocked its host; Forbidden for who is verified as nothing any more; ProhibitedWords with the
 * fields unless confirmed; Changed for an outdated revision or a state that does not allow it; EventCanceled for one that was
 * canceled; PhoneNeeded for a caller without a bound phone; NullPointer for a broadcast that is not the caller's.
 */
export async function submitBroadcast(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof submitContract>,
): Promise<BroadcastDraft> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const { read } = context.db;
  const row = await findOwnBroadcast(read, own);
  const states = codesBefore('submit');
  if (row.revision !== revision || !states.includes(row.review_state)) throw new CodedError('Changed');
  if (row.canceled_at !== null) throw new CodedError('EventCanceled');
  requireAllowed(context, 'goLive', await findVerification(read, own.personId));
  const fields = toFields(row);
  requireComplete(context, { row, standing: fields, fields });
  await requireChannel(read, fields.topicId, own.personId);
  const words = await flagDraft(context, fields, acknowledged);
  const handedIn = { reason: '', words: JSON.stringify(words), submitted_at: context.now() };
  const review_state = broadcastCode[transitions.submit.to];
  await context.db.transaction((tx) =>
    changeOwnBroadcast(tx, { ...own, revision, states }, { ...handedIn, review_state }),
  );
  return readDraft(context, own);
}

/**
 * Withdraws a broadcast from review, and returns it as a draft. Throws Changed if it was decided on, NullPointer for one that is
 * not the caller's.
 */
export async function withdrawBroadcast(
  context: Context,
  { id }: InputOf<typeof withdrawContract>,
): Promise<BroadcastDraft> {
  const own = { id, personId: signedIn(context).personId };
  const draft = { review_state: broadcastCode[transitions.withdraw.to], submitted_at: null, words: '[]' };
  await context.db.transaction((tx) => changeOwnBroadcast(tx, { ...own, states: codesBefore('withdraw') }, draft));
  return readDraft(context, own);
}
