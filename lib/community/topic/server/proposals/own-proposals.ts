import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { topicLimits } from '../../codes';
import type { findOwnProposals as findContract, withdrawProposal as withdrawContract } from '../../contract';
import { holdTopic } from '../hold-topic';
import { type Placed, placesOf } from './places-of';

/**
 * The caller's works that have something to do with a channel: in it, proposed, or refused. Of any number of works, the latest
 * few hundred are looked for. Unauthorized for a visitor.
 */
export async function findOwnProposals(context: Context, { topicId }: InputOf<typeof findContract>): Promise<Placed[]> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const works = await read
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', personId)
    // As in its index.
    .where('state', '<>', sql.lit('deleted'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(topicLimits.ownWorks)
    .execute();
  return placesOf(
    read,
    topicId,
    works.map(({ id }) => id),
  );
}

/**
 * Takes back an own proposal that waits, and returns whether there was one. What was decided stays as it is. Unauthorized for
 * a visitor.
 */
export async function withdrawProposal(
  context: Context,
  { topicId, videoId }: InputOf<typeof withdrawContract>,
): Promise<DataOf<typeof withdrawContract>> {
  const { personId } = signedIn(context);
  return context.db.transaction(async (tx) => {
    await holdTopic(tx, topicId);
    const withdrawn = await tx
      .deleteFrom('topic_proposal')
      .where('topic_id', '=', topicId)
      .where('video_id', '=', videoId)
      .where('person_id', '=', personId)
      .where('refused_at', 'is', null)
      .returning('video_id')
      .executeTakeFirst();
    return { isWithdrawn: withdrawn !== undefined };
  });
}
