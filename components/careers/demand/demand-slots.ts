import type { ReactNode } from 'react';

/** What slices above demands add to the page of one. */
export interface DemandSlots {
  /** The way to answer it, or what the reader's answer has come to; shown in every phase. */
  propose: ReactNode;
}
