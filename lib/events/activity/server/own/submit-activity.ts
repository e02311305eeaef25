import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { reviewCode } from '../../codes';
import type { ActivityDraft, submitActivity as contract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import { requireComplete } from './check-fields';
import { flagDraft } from './flag-activity';
import { changeOwnActivity, findOwnActivity } from './own-activity';
import { readDraft } from './read-draft';
import { findTicketTypes } from './ticket-types';
import { toFields } from './written-fields';

/**
 * Submits a draft, or a failed activity, for review and returns it. Its prohibited words are stored for the reviewers.
 * Throws code `400` for all that it lacks and all that contradicts itself (`requireComplete`), and from `requireChannel` where
 * its channel is not public any more, or has blocked its organiser; Forbidden for who is no verified company any more;
 * ProhibitedWords with the fields unless confirmed; Changed for an outdated revision or a state that does not allow it;
 * EventCanceled for one that was canceled, as what is taken down is; PhoneNeeded for a caller without a bound phone;
 * NullPointer for an activity that is not the caller's.
 */
export async function submitActivity(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof contract>,
): Promise<ActivityDraft> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const { read } = context.db;
  const row = await findOwnActivity(read, own);
  const states = codesBefore('submit');
  if (row.revision !== revision || !states.includes(row.review_state)) throw new CodedError('Changed');
  if (row.canceled_at !== null) throw new CodedError('EventCanceled');
  requireAllowed(context, 'launchEvent', await findVerification(read, own.personId));
  const fields = toFields(row, await findTicketTypes(read, id));
  requireComplete(context, { row, standing: fields, fields });
  await requireChannel(read, fields.topicId, own.personId);
  const words = await flagDraft(context, fields, acknowledged);
  const handedIn = { reason: '', words: JSON.stringify(words), submitted_at: context.now() };
  const review_state = reviewCode[transitions.submit.to];
  await context.db.transaction((tx) =>
    changeOwnActivity(tx, { ...own, revision, states }, { ...handedIn, review_state }),
  );
  return readDraft(context, own);
}
