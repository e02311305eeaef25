import { type SqlBool, sql } from 'kysely';
import { publicState } from '../codes';

/**
 * Whether everybody may see a work: for queries of `video`. Written out, not a parameter: only then may the partial indexes
 * of public works be used. Not for a list of ids: SQLite would go through all public works to find a few of them. There the
 * rows are chosen by their `publicState`.
 */
export const isPublicWork = sql<SqlBool>`video.state = ${sql.lit(publicState)}`;
