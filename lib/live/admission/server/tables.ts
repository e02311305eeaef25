import type { Language } from '@/lib/platform/shared/language';
import type { PassState } from '../codes';

/**
 * What a person has of a broadcast that costs something: at most one pass, which its order pays. It stays with its order when the
 * person's account is erased, so that what did not take place is refunded all the same.
 */
export interface LivePassTable {
  broadcast_id: string;
  person_id: string;
  order_id: string;
  state: PassState;
  /** In which it was ordered. */
  language: Language;
  /** When it was paid; null before. */
  given_at: number | null;
  /** When its money went back; null before. */
  returned_at: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_pass: LivePassTable;
  }
}
