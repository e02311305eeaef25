/** Actions of staff. Append-only: the database itself rejects changing or removing a row. */
export interface AuditEntryTable {
  id: string;
  at: number;
  actor_id: string;
  action: string;
  subject: string;
  subject_id: string;
  /** JSON; null where there was or is nothing. */
  before: string | null;
  after: string | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    audit_entry: AuditEntryTable;
  }
}
