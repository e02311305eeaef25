import { type SqlBool, sql } from 'kysely';
import { demandCode } from '../codes';

/**
 * Whether everybody may see a demand, also one that is over: for queries of `project_demand`. Written out, not a parameter, so that
 * its partial indexes are used.
 */
export const isPublicDemand = sql<SqlBool>`project_demand.review_state = ${sql.lit(demandCode.verified)}`;
