import { type SqlBool, sql } from 'kysely';
import { reviewCode } from '../codes';

/**
 * Whether everybody may see an activity, also one that was canceled: for queries of `activity`. Written out, not a parameter,
 * and not for a list of ids, as with works (`lib/works/work/server/public-work.ts`).
 */
export const isPublicActivity = sql<SqlBool>`activity.review_state = ${sql.lit(reviewCode.verified)}`;
