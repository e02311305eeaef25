import { type SqlBool, sql } from 'kysely';
import { publicState } from '../codes';

/**
 * Whether everybody may see a work: for queries of `video`. Written out, not a parameter: a plan that is made without the
 * values of parameters could not use the partial indexes of public works. Not for a list of ids: SQLite would go through all
 * public works to find a few of them. There the rows are chosen by their `publicState`.
 */
export const isPublicWork = sql<SqlBool>`video.state = ${sql.lit(publicState)}`;
