/** Used challenges until they expire, since each is valid once. */
export interface ProofUsedTable {
  /** Its signature. */
  id: string;
  expires_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    proof_used: ProofUsedTable;
  }
}
