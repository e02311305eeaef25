export type Violation = 'unique' | 'check' | 'foreign_key';

const violations: Record<string, Violation> = {
  '23505': 'unique',
  '23514': 'check',
  '23503': 'foreign_key',
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_CHECK: 'check',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign_key',
};

/** Which constraint a database error violated, on either engine; undefined for any other error. */
export function violationOf(error: unknown): Violation | undefined {
  const code = codeOf(error);
  return code ? violations[code] : undefined;
}

/**
 * PostgreSQL: a connection that fails or is ended (class 08, 57P01 to 57P03), exhausted resources (53: connections,
 * memory, disk). Node's codes for a failed connection. SQLite: a lock held by another process, a full disk.
 */
const awayCode =
  /^(?:08\w{3}|53\w{3}|57P0[123]|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|SQLITE_(?:BUSY|LOCKED|FULL)\w*)$/;
/** pg's errors without a code: a broken connection, and a pool without a free connection in time. */
const awayWords =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded)/;

/**
 * Whether an error means that the database is unreachable or overloaded, on either engine: the query is not wrong and
 * may succeed in a moment. An unreachable external service has the same errors.
 */
export function isAway(error: unknown): boolean {
  return awayCode.test(codeOf(error) ?? '') || (error instanceof Error && awayWords.test(error.message));
}

/**
 * The `code` of a database error. Its class cannot be used: better-sqlite3 keeps the first one of the process, which in
 * jest belongs to another test file.
 */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
