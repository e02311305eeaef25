import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import { publicTopicState, topicLimits } from '../../codes';
import type { addTopicVideos as contract } from '../../contract';
import { findRole } from '../desk/manage';
import { holdTopic } from '../hold-topic';
import { placesOf } from './places-of';
import { putIntoTopic } from './put-into-topic';

/**
 * Puts public works of anybody into a channel for who runs it; those that were proposed are accepted by it. A member proposes
 * own public works. All of them or none; what stands there, waits or was refused stays as it is, so that asking twice is
 * asking once. Returns how each of them stands then.
 *
 * NullPointer for a channel that is not there for everybody and for a work that is not public or, of a member, not their own;
 * Forbidden for who is no member, ListFull for one more proposal than a member may have waiting.
 */
export async function addTopicVideos(
  context: Context,
  { topicId, videoIds }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const topic = await holdTopic(tx, topicId);
    if (topic?.state !== publicTopicState) throw new CodedError('NullPointer');
    const role = await findRole(tx, topicId, personId);
    const manages = mayDo(context, 'manageChannel', { inChannel: role });
    if (!manages && role === null) throw new CodedError('Forbidden');
    await requirePublic(tx, videoIds, manages ? null : personId);
    const from = { topic, personId, videoIds };
    if (manages) await putIntoTopic(context, tx, { ...from, by: role === 'host' ? personId : null });
    else await propose(context, tx, from);
    const places = await placesOf(tx, topicId, videoIds);
    const counted = await tx
      .selectFrom('topic')
      .select('video_count')
      .where('id', '=', topicId)
      .executeTakeFirstOrThrow();
    return { videoCount: counted.video_count, places };
  });
}

/** A work that is taken down at this very moment does no harm in a channel: it is not shown. */
async function requirePublic(tx: Tx, ids: readonly string[], authorId: string | null): Promise<void> {
  const rows = await tx.selectFrom('video').select(['author_id', 'state']).where('id', 'in', ids).execute();
  const fitting = rows.filter((row) => row.state === publicState && (authorId === null || row.author_id === authorId));
  if (fitting.length < ids.length) throw new CodedError('NullPointer');
}

interface Proposing {
  topic: { id: string };
  personId: string;
  videoIds: readonly string[];
}

async function propose(context: Context, tx: Tx, { topic, personId, videoIds }: Proposing): Promise<void> {
  const standing = new Set((await placesOf(tx, topic.id, videoIds)).map(({ videoId }) => videoId));
  const fresh = videoIds.filter((id) => !standing.has(id));
  if (fresh.length === 0) return;
  if ((await countWaiting(tx, topic.id, personId)) + fresh.length > topicLimits.proposals)
    throw new CodedError('ListFull');
  const proposal = { topic_id: topic.id, person_id: personId, proposed_at: context.now(), refused_at: null };
  await tx
    .insertInto('topic_proposal')
    .values(fresh.map((id) => ({ ...proposal, video_id: id })))
    .execute();
  await context.emit(context, tx, 'topic.proposed', { topicId: topic.id, personId, videoIds: fresh });
}

async function countWaiting(tx: Tx, topicId: string, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('topic_proposal')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('topic_id', '=', topicId)
    .where('person_id', '=', personId)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
