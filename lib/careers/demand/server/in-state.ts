import { type SqlBool, sql } from 'kysely';
import type { DemandCode } from '../codes';

/**
 * Whether a demand is in a state, for the console. The indexes for it are of an expression: SQLite guesses that a state is rare,
 * and would sort all public demands for a page of them by an index of their state.
 */
export const isInState = (state: DemandCode) => sql<SqlBool>`project_demand.review_state + 0 = ${sql.lit(state)}`;
