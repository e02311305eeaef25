import type { PassState } from '../codes';

/** What a person has of a broadcast that costs something: at most one pass, which its order pays. */
export interface LivePassTable {
  broadcast_id: string;
  person_id: string;
  order_id: string;
  state: PassState;
  /** When it was paid; null before. */
  given_at: number | null;
  /** The start of the broadcast when it was ordered, for the list of a person. */
  start_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_pass: LivePassTable;
  }
}
