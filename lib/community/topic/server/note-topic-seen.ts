import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { noteTopicSeen as contract } from '../contract';

/** Notes that the caller looked at a channel, from when on what comes is new to them; nothing for who does not follow it. */
export async function noteTopicSeen(context: Context, { topicId }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction((tx) =>
    tx
      .updateTable('topic_member')
      .set({ seen_at: context.now() })
      .where('topic_id', '=', topicId)
      .where('person_id', '=', personId)
      .where('seen_at', '<', context.now())
      .execute(),
  );
  return null;
}
