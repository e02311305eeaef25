import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import { topicLimits } from '../../codes';
import { findRole } from '../desk/manage';
import { isPublicTopic } from '../public-topic';
import { findOwnProposals } from './own-proposals';
import type { Placed } from './places-of';

/** A channel that the caller can bring works to. */
export interface OpenTopic {
  title: string;
  /** They run it: works stand in it at once. Else they propose them. */
  manages: boolean;
  /** How their own works stand in it. */
  places: Placed[];
  /** How many more works they can bring. */
  room: number;
}

/**
 * Opens a channel for works of the caller. Unauthorized for a visitor, NullPointer for a channel that is not there for
 * everybody, and for who is no member and does not run it.
 */
export async function openForWorks(context: Context, topicId: string): Promise<OpenTopic> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const topic = await read
    .selectFrom('topic')
    .select(['name_zh', 'name_en'])
    .where('topic.id', '=', topicId)
    .where(isPublicTopic)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const role = await findRole(read, topicId, personId);
  const manages = mayDo(context, 'manageChannel', { inChannel: role });
  if (!manages && role === null) throw new CodedError('NullPointer');
  const places = await findOwnProposals(context, { topicId });
  const waiting = places.filter(({ place }) => place === 'proposed').length;
  return {
    title: translate(topic.name_zh, topic.name_en, context.language).text,
    ...{ manages, places, room: manages ? topicLimits.addedAtOnce : topicLimits.proposals - waiting },
  };
}
