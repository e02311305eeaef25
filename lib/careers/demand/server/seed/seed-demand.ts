import type { DemandKind } from '../../codes';

/** A demand of the demonstration. Numbers are reserved for fiction, addresses are under .example. */
export interface SeedDemand {
  id: string;
  /** The company; null for a customer without an account, whose request it was made of (`seedDemandOfLead`). */
  ownerId: string | null;
  kind: DemandKind;
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
  /** In yuan; null where it is not said. */
  budget: readonly [from: number | null, to: number | null];
  areaId: string;
  /** How many days before the seeding it was handed in. */
  daysAgo: number;
  /** In how many days from the seeding its last day is, and its delivery; null for an open delivery. */
  lastIn: number;
  deliverIn: number | null;
  contact: string;
  /** What became of it; open by default, until its last day. */
  end?: { state: 'draft' | 'waiting' | 'closed' } | { state: 'failed'; reason: string };
}
