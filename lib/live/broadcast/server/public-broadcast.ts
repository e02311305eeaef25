import { type SqlBool, sql } from 'kysely';
import { broadcastCode } from '../codes';

/**
 * Whether everybody may see a broadcast, also one that was canceled: for queries of `live_broadcast`. Written out, not a
 * parameter, so that its partial indexes are used.
 */
export const isPublicBroadcast = sql<SqlBool>`live_broadcast.review_state = ${sql.lit(broadcastCode.verified)}`;
