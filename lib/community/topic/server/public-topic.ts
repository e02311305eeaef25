import { type SqlBool, sql } from 'kysely';
import { publicTopicState } from '../codes';

/**
 * Whether everybody may see a channel: for queries of `topic`. Written out, not a parameter, and not for a list of ids, as
 * with works (`lib/works/work/server/public-work.ts`). There the rows are chosen by `publicTopicState`.
 */
export const isPublicTopic = sql<SqlBool>`topic.state = ${sql.lit(publicTopicState)}`;
