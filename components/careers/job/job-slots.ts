import type { ReactNode } from 'react';

/** What the slice above jobs adds to the page of one. */
export interface JobSlots {
  /** The way to apply while it is open, and what became of one's application. */
  open: ReactNode;
  /** The same where it takes no applications now. */
  closed: ReactNode;
}
