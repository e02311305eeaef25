import { type SqlBool, sql } from 'kysely';

/** Whether a ticket may come in or is in. Written out, not parameters: otherwise the partial index of a door is not used. */
export const isExpected = sql<SqlBool>`ticket.state in ('valid', 'used')`;
