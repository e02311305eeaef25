/**
 * A place in the waiting list of an activity without tickets. Who has a place there has a ticket instead, without type and
 * order: moving up takes this row away. Only who holds the stock of the activity (`holdStock`) adds or removes one.
 */
export interface SignupWaitTable {
  activity_id: string;
  person_id: string;
  /** The order of the list: 1 more than the last one's. */
  place: number;
  /** JSON of what they wrote (`SignedUp`), for their ticket. */
  signed_up: string;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    signup_wait: SignupWaitTable;
  }
}
