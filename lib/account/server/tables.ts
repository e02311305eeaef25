export interface AccountSessionTable {
  /** SHA-256 of the token in hex: a copy of the database opens no account. */
  token_hash: string;
  person_id: string;
  created_at: number;
  expires_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    account_session: AccountSessionTable;
  }
}
