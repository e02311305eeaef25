import { type SqlBool, sql } from 'kysely';
import type { ReviewCode } from '../codes';

/**
 * Whether an activity is in a state, for the console and the photo wall. The indexes for it are of an expression: SQLite guesses
 * that a state is rare, and would sort all public activities for a page of them by an index of their state.
 */
export const isInState = (state: ReviewCode) => sql<SqlBool>`activity.review_state + 0 = ${sql.lit(state)}`;
