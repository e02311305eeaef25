/** Challenges that have been used, until they would have expired: each is good once. */
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
