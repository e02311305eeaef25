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

/** Which constraint a database error broke, on either engine; undefined for any other error. */
export function violationOf(error: unknown): Violation | undefined {
  const code = codeOf(error);
  return code ? violations[code] : undefined;
}

/**
 * PostgreSQL: a connection that fails or is ended (class 08, 57P01 to 57P03), resources that are used up (53: connections,
 * memory, disk). The line to it, as Node names what is wrong. SQLite: a lock that another process holds, a full disk.
 */
const awayCode =
  /^(?:08\w{3}|53\w{3}|57P0[123]|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|SQLITE_(?:BUSY|LOCKED|FULL)\w*)$/;
/** What pg says without a code: of a line that broke, and of a pool that had no connection in time. */
const awayWords =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded)/;

/**
 * Whether an error says that the database cannot be reached or takes no more right now, on either engine: nothing is wrong
 * with what was asked, and it may go well in a moment. Another service that cannot be reached says the same.
 */
export function isAway(error: unknown): boolean {
  return awayCode.test(codeOf(error) ?? '') || (error instanceof Error && awayWords.test(error.message));
}

/**
 * The `code` that a database error carries. Its class says nothing: better-sqlite3 keeps the first one it was given
 * in the process, which in jest belongs to another test file.
 */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
