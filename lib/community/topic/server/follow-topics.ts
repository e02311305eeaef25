import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { followTopics as contract } from '../contract';
import { countMembers } from './count-members';
import { holdPublicTopic } from './hold-topic';
import { joinTopic } from './join-topic';

/**
 * Makes the caller a member of several channels, of all or, where one refuses, of none; one that they follow already stays as
 * it is. NullPointer for a channel that is not there for everybody, Forbidden for one that has blocked the caller.
 */
export async function followTopics(context: Context, { topicIds }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // In the order of the ids, so that two who choose the same ones do not wait for one another for ever.
    for (const id of topicIds.toSorted()) {
      await holdPublicTopic(tx, id);
      const joined = await joinTopic(tx, { topic_id: id, person_id: personId, created_at: now });
      if (joined) await countMembers(tx, id, 1, now);
    }
  });
  return null;
}
