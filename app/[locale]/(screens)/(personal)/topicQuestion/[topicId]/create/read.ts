import type { PersonContext } from '@/lib/app/caller-context';
import { findStanding } from '@/lib/community/topic/server/find-standing';
import { findTopicItems } from '@/lib/community/topic/server/topic-item';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** The channel in which the caller wants to ask, and what they are in it. NullPointer for one that is not public. */
export async function readAsking(context: PersonContext, topicId: string) {
  const [topic] = await findTopicItems(context, [topicId]);
  if (!topic) throw new CodedError('NullPointer');
  return { topic, membership: await findStanding(context.db.read, topicId, context.caller.personId) };
}
