import { sql } from 'kysely';
import type { Tx } from './database';
import { violationOf } from './violations';

/**
 * Runs a statement that may give something a name that another one has, and says whether it was done: false where it broke a
 * unique constraint, of several at the same instant all but one. The transaction goes on either way, which on PostgreSQL
 * takes a savepoint.
 */
export async function unlessTaken(tx: Tx, statement: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint unless_taken`.execute(tx);
  try {
    await statement();
  } catch (error) {
    if (violationOf(error) !== 'unique') throw error;
    await sql`rollback to savepoint unless_taken`.execute(tx);
    return false;
  }
  await sql`release savepoint unless_taken`.execute(tx);
  return true;
}
