import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { withdrawTopic as contract, TopicDraft } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnTopic, ownTopicId } from './own-topic';
import { readDraft } from './read-draft';

/**
 * Takes a channel back that waits for review, and returns the draft that it is again. Throws Changed where somebody has decided
 * on it, NullPointer for what is not the caller's.
 */
export async function withdrawTopic(context: Context, { id }: InputOf<typeof contract>): Promise<TopicDraft> {
  const own = ownTopicId(context, id);
  const condition = { ...own, states: statesBefore('withdraw') };
  const draft = { state: transitions.withdraw.to, submitted_at: null };
  await context.db.transaction((tx) => changeOwnTopic(tx, condition, draft));
  return readDraft(context.db.read, own, context.language);
}
