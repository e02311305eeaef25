import type { DeclineReason } from '../../codes';

/** What became of a proposal of the demonstration by now. */
type SeedEnd =
  /** Not opened yet. */
  | 'unseen'
  | 'seen'
  /** Waits for its creator's word. */
  | 'chosen'
  | 'docked'
  /** Another one was docked. */
  | 'passedOver'
  | 'withdrawn'
  | { reason: DeclineReason };

/** A proposal of the demonstration; its works are the best public ones of who sends it. */
export interface SeedProposal {
  demandId: string;
  /** Number of who sends it: `person-003` is 3. */
  person: number;
  text: string;
  yuan: number;
  days: number;
  /** Days after its demand was handed in. */
  after: number;
  end: SeedEnd;
}

export const seedProposalId = ({ demandId, person }: Pick<SeedProposal, 'demandId' | 'person'>) =>
  `${demandId}-p${String(person).padStart(3, '0')}`;
