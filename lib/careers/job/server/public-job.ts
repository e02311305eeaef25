import { type SqlBool, sql } from 'kysely';
import { jobCode } from '../codes';

/** Whether a job passed its review and was not taken down: for queries of `job_post`. It may have ended. */
export const isPublicJob = sql<SqlBool>`job_post.review_state = ${sql.lit(jobCode.verified)}`;

/** Whether the lists have a job: written out, not a parameter, so that its partial indexes are used. */
export const isListedJob = sql<SqlBool>`job_post.is_listed = 1`;
