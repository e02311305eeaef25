import { flagTexts } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { submitTopic as contract, TopicDraft } from '../../contract';
import { topicTexts } from '../../rules/topic-texts';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnTopic, ownTopicId } from './own-topic';
import { readDraft } from './read-draft';
import { requireComplete } from './require-complete';

/**
 * Hands a draft, or a channel that was refused or taken down, in for review and returns it.
 *
 * Throws code `400` with the rule `required` for every field that it lacks; ProhibitedWords with the fields unless
 * acknowledged; ChannelNameTaken where another channel that waits or is public has the name; Changed where it was changed
 * since or cannot be handed in as it stands; PhoneNeeded for who has bound no phone; NullPointer for what is not theirs.
 */
export async function submitTopic(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof contract>,
): Promise<TopicDraft> {
  requireAllowed(context, 'post');
  const own = ownTopicId(context, id);
  const draft = await readDraft(context.db.read, own, context.language);
  const states = statesBefore('submit');
  if (draft.revision !== revision || !states.includes(draft.state)) throw new CodedError('Changed');
  requireComplete(draft);
  await flagTexts(context, { texts: topicTexts(draft), acknowledged });
  const handedIn = { state: transitions.submit.to, reason: '', submitted_at: context.now() };
  await context.db.transaction((tx) => changeOwnTopic(tx, { ...own, revision, states }, handedIn));
  return readDraft(context.db.read, own, context.language);
}
