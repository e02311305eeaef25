import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { RoundFacts } from '../contract/document';

/** A round of judging as judging tells it; times in ms. */
export interface JudgedRound {
  position: number;
  state: 'draft' | 'open' | 'closed';
  nameZh: string;
  nameEn: string;
  criteria: readonly { id: string; nameZh: string; nameEn: string; weight: number }[];
  /** Criteria by their ids that part equal entries, in this order. */
  tieOrder: readonly string[];
  judges: number;
  perEntry: number;
  entries: number;
  openedAt: number;
  closedAt: number | null;
  ties: readonly { numbers: readonly number[]; resolvedBy: string | null }[];
}

/** A round as a result tells it: what no criterion parts, the median does, then the vote of the chair. */
export function roundFacts(round: JudgedRound): RoundFacts {
  return {
    position: round.position,
    name: { zh: round.nameZh, en: round.nameEn },
    criteria: round.criteria.map(({ id, nameZh, nameEn, weight }) => ({
      id,
      name: { zh: nameZh, en: nameEn },
      weight,
    })),
    judges: round.judges,
    judgesPerEntry: round.perEntry,
    entries: round.entries,
    tieRule: [...round.tieOrder, 'median', 'chair'],
    openedTime: isoInBeijing(round.openedAt),
    closedTime: round.closedAt === null ? null : isoInBeijing(round.closedAt),
    ties: round.ties.map(({ numbers, resolvedBy }) => ({ numbers: [...numbers], resolvedBy })),
  };
}
