import { type SqlBool, sql } from 'kysely';
import type { JobCode } from '../codes';

/**
 * Whether a job is in a state, for the console. The indexes for it are of an expression, so that SQLite does not sort all public
 * jobs for a page of them by an index of their state.
 */
export const isInState = (state: JobCode) => sql<SqlBool>`job_post.review_state + 0 = ${sql.lit(state)}`;
