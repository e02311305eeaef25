import { type SqlBool, sql } from 'kysely';
import { isPublicTopic } from '../public-topic';

/** Whether a channel that everybody sees has lost its host, as when the account of its only member ends: for queries of `topic`. */
export const isHostless = sql<SqlBool>`${isPublicTopic} and not exists
  (select 1 from topic_member where topic_member.topic_id = topic.id and topic_member.role = 'host')`;
