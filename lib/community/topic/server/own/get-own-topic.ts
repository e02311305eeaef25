import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getOwnTopic as contract, TopicDraft } from '../../contract';
import { ownTopicId } from './own-topic';
import { readDraft } from './read-draft';

/** A channel that the caller runs, to be edited. NullPointer for what is not theirs to run, Unauthorized for a visitor. */
export async function getOwnTopic(context: Context, { id }: InputOf<typeof contract>): Promise<TopicDraft> {
  return readDraft(context.db.read, ownTopicId(context, id), context.language);
}
