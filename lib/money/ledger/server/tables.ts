import type { Cause, Unit } from '../codes';

/** An account that a person holds. The house's have no row: nothing limits them, and no row of theirs is fought for. */
export interface LedgerAccountTable {
  /** See `accountId`. */
  id: string;
  unit: Unit;
  balance: number;
  /** The number of its entries. */
  version: number;
}

/** Append-only. */
export interface LedgerTransactionTable {
  id: string;
  /** Unique, for ever. */
  key: string;
  /** SHA-256 of its content, by which a key that is used for something else is told, and a changed row. */
  hash: string;
  cause: Cause;
  about: string;
  at: number;
}

/** Append-only. */
export interface LedgerEntryTable {
  transaction_id: string;
  account: string;
  unit: Unit;
  amount: number;
  /** Of an account that a person holds: the number of the entry, without gaps, and the balance after it. Else null. */
  version: number | null;
  balance: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    ledger_account: LedgerAccountTable;
    ledger_transaction: LedgerTransactionTable;
    ledger_entry: LedgerEntryTable;
  }
}
