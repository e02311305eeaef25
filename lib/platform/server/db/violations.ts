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
 * The `code` that a database error carries. Its class says nothing: better-sqlite3 keeps the first one it was given
 * in the process, which in jest belongs to another test file.
 */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
