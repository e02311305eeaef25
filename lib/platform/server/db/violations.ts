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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? violations[code] : undefined;
}
