import { type SqlBool, sql } from 'kysely';
import type { BroadcastCode } from '../codes';

/**
 * Whether a broadcast is in a state, for the console. The indexes for it are of an expression: SQLite guesses
 * that a state is rare, and would sort all public broadcasts for a page of them by an index of their state.
 */
export const isInState = (state: BroadcastCode) => sql<SqlBool>`live_broadcast.review_state + 0 = ${sql.lit(state)}`;
