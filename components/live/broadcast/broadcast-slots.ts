import type { ReactNode } from 'react';

/** What slices above broadcasts add to the page of one. */
export interface BroadcastSlots {
  /** Asks for a reminder, while it is to come. */
  remind: ReactNode;
  /** The way to pay, while one can. */
  pay: ReactNode;
}
