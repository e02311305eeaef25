import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isPublicTopic } from './public-topic';
import type { TopicMemberTable } from './tables';

/** A channel that is there for everybody, and what a person is in it. */
export interface Place {
  videoCount: number;
  role: TopicMemberTable['role'] | null;
}

/** Throws NullPointer for a channel that is not there for everybody. */
export async function findPlace(tx: Tx, topicId: string, personId: string): Promise<Place> {
  const row = await tx
    .selectFrom('topic')
    .leftJoin('topic_member as member', (join) =>
      join.onRef('member.topic_id', '=', 'topic.id').on('member.person_id', '=', personId),
    )
    .select(['video_count', 'member.role'])
    .where('topic.id', '=', topicId)
    .where(isPublicTopic)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return { videoCount: row.video_count, role: row.role };
}
