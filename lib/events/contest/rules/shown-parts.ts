import type { ContestPart } from '../codes';

/** What decides which parts of a contest have something to show; times in ms. */
interface PartFacts {
  /** Whether its organiser has written a page. */
  hasPage: boolean;
  /** When its works are shown; null: with the result. */
  worksAt: number | null;
  shortlistedAt: number | null;
  decidedAt: number | null;
}

/** The parts of a public contest that have something to show at `now` (ms), in the order of its tabs. */
export function shownParts({ hasPage, worksAt, shortlistedAt, decidedAt }: PartFacts, now: number): ContestPart[] {
  const isDecided = decidedAt !== null;
  const isShown: Record<ContestPart, boolean> = {
    page: hasPage,
    works: isDecided || (worksAt !== null && now >= worksAt),
    shortlistedEntries: isDecided || shortlistedAt !== null,
    awards: isDecided,
    terms: true,
    integrity: true,
  };
  return (Object.keys(isShown) as ContestPart[]).filter((part) => isShown[part]);
}
