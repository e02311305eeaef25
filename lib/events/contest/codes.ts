/** Phases of a contest: what a visitor can do changes with each. */
export const contestPhases = ['announced', 'open', 'judging', 'decided', 'canceled'] as const;
export type ContestPhase = (typeof contestPhases)[number];

/** Phases of the vote of a contest; in a frozen one votes count, and nobody is told how. */
export const votePhases = ['none', 'coming', 'open', 'frozen', 'closed'] as const;
export type VotePhase = (typeof votePhases)[number];

/** What `/activity/match` is filtered by: what was announced counts as open. */
export const contestGroups = ['open', 'judging', 'decided'] as const;

/** The pages of a contest below its home, by their segment; `terms` and `integrity` are ours. */
export const contestParts = ['page', 'works', 'shortlistedEntries', 'awards', 'terms', 'integrity'] as const;
export type ContestPart = (typeof contestParts)[number];

/** How a work is entered (specification section 3, 'Contest entry'): a category takes one of them or both. */
export const entryModes = ['individual', 'team'] as const;
export type EntryMode = (typeof entryModes)[number];

/** What of a published contest is recorded for its integrity page when it changes. */
export const contestChanges = ['close', 'vote', 'fees', 'categories', 'terms'] as const;
export type ContestChange = (typeof contestChanges)[number];

/** Names that no contest has: the fixed words below `/match` (specification section 2), whatever their case. */
export const reservedNames = ['works', 'shortlistedentries', 'awards', 'presentfuture'] as const;

/** A contest's name in its address; addresses are checked by it, so that no other is looked up. */
export const contestNamePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/;

/** Limits of a contest; texts in characters. */
export const contestLimits = {
  categories: 20,
  categoryName: 40,
  /** Fees of one category by date. */
  fees: 5,
  /** Of one entry, in fen. */
  feeFen: 1_000_000,
  /** With its markup. */
  terms: 20_000,
  /** Members of a team beside who enters. */
  team: 20,
  /** Pictures uploaded for the page of one contest, used or not. */
  pictures: 60,
  pictureBytes: 8 * 1024 * 1024,
} as const;

/** For so many hours before the close of a vote, nobody is told a newer count. */
export const freezeHours = 24;
