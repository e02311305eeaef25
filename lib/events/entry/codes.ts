/**
 * States of an entry (specification section 4) as they are stored; `draft`, `submitted` and `withdrawn` are ours. The four of the
 * result are written for all entries of a contest in the transaction that publishes it, and exist nowhere before.
 */
export const entryStates = [
  'draft',
  'unpaid',
  'submitted',
  'submitFailed',
  'withdrawn',
  'notShortlisted',
  'shortlisted',
  'notAwarded',
  'awarded',
] as const;
export type EntryState = (typeof entryStates)[number];

/** The states as people see them: an unpaid entry whose transfer staff have not confirmed waits for that. */
export const shownStates = [...entryStates, 'pendingPayment'] as const;
export type ShownState = (typeof shownStates)[number];

/** States in which an entry stands in its contest: its work is locked, and no other entry may have it. */
export const standingStates = [
  'unpaid',
  'submitted',
  'notShortlisted',
  'shortlisted',
  'notAwarded',
  'awarded',
] as const satisfies readonly EntryState[];

/** States with a published result. */
export const decidedStates = [
  'notShortlisted',
  'shortlisted',
  'notAwarded',
  'awarded',
] as const satisfies readonly EntryState[];

/** What staff can do about an entry that was reported (`rules/take-down.ts`). */
export type TakeDownAct = 'fail' | 'hide' | 'giveBack';

/** States of a member of a team. */
export const memberStates = ['invited', 'confirmed', 'declined'] as const;
export type MemberState = (typeof memberStates)[number];

/** What people are told of an entry of theirs. */
export const entryNews = [
  'submitted',
  'paid',
  'failed',
  'lapsed',
  'withdrawn',
  'canceled',
  'shortlisted',
  'notShortlisted',
  'awarded',
  'notAwarded',
  'takenDown',
  'givenBack',
] as const;
export type EntryNews = (typeof entryNews)[number];

/** Stages of the result of a contest, each published for all of its entries at one moment. */
export const resultStages = ['shortlist', 'award'] as const;
export type ResultStage = (typeof resultStages)[number];

/** Limits of entries; texts in characters. */
export const entryLimits = {
  title: 60,
  intro: 2000,
  teamName: 40,
  /** Of what entries are looked for by. */
  search: 60,
  pictures: 9,
  pictureBytes: 8 * 1024 * 1024,
  /** Pictures uploaded for one entry, used or not. */
  picturesKept: 40,
  reason: 300,
  /** Entries of a person in one contest, whatever their state. */
  perPerson: 20,
  /** People who were ever asked to join the team of one entry. */
  members: 20,
} as const;
