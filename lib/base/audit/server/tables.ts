/** What the staff have done. Rows are only ever added: the database itself refuses to change or remove one. */
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
