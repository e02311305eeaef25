import { withdrawReviews } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeTopic as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { removeAllPictures } from './own-pictures';
import { changeOwnTopic, findOwnTopic, ownTopicId } from './own-topic';

/**
 * Deletes a channel that is not public, with its pictures; its name is free again. Throws Changed for a public one, NullPointer
 * for what is not the caller's, one that was deleted before included.
 */
export async function removeTopic(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const own = ownTopicId(context, id);
  await findOwnTopic(context.db.read, own);
  await context.db.transaction(async (tx) => {
    await withdrawReviews(tx, 'topic', id);
    const gone = { state: transitions.remove.to, thumb: null, background: null };
    await changeOwnTopic(tx, { ...own, states: statesBefore('remove') }, gone);
    await tx.deleteFrom('topic_banner').where('topic_id', '=', id).execute();
    await removeAllPictures(tx, id, context.now());
  });
  return null;
}
