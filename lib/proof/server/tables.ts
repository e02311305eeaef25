/** Challenges that have been used, until they would have expired: each is good once. */
export interface ProofUsedTable {
  /** Its signature. */
  id: string;
  expires_at: number;
}

/** The secret that challenges are signed with, one for all nodes. */
export interface ProofSecretTable {
  id: 'secret';
  value: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    proof_used: ProofUsedTable;
    proof_secret: ProofSecretTable;
  }
}
