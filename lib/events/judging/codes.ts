/** States of a round of judging: what it is judged by and by whom is fixed when it opens, scores when it closes. */
export const roundStates = ['draft', 'open', 'closed'] as const;
export type RoundState = (typeof roundStates)[number];

/** States of a judge in the panel of a round. */
export const judgeStates = ['invited', 'accepted', 'declined', 'removed'] as const;
export type JudgeState = (typeof judgeStates)[number];

/** States of an assignment. Who is absent is never a zero: only a scored one counts. */
export const assignmentStates = ['open', 'scored', 'recused', 'setAside'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Assignments that a judge still has. */
export const standingAssignments = ['open', 'scored'] as const satisfies readonly AssignmentState[];

/**
 * Why somebody may not judge an entry: they are credited on its work, are credited on a public work together with one of its
 * people, share an organisation's mail with one of them, or said so themselves.
 */
export const conflictKinds = ['credit', 'together', 'organisation', 'declared'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** What parted entries of equal means, in the order in which it is asked; `open`: nothing did, they are tied. */
export const tieRules = ['criterion', 'median', 'chair', 'open'] as const;
export type TieRule = (typeof tieRules)[number];

/** Limits of judging; texts in characters. */
export const judgingLimits = {
  rounds: 5,
  roundName: 40,
  criteria: 10,
  criterionName: 40,
  hint: 200,
  judges: 30,
  /** Judges of one entry. */
  perEntry: 10,
  /** The highest score of a criterion; the lowest one is 0. */
  score: 10,
  comment: 2000,
  reason: 300,
  /** Assignments of a round when it opens. */
  assignments: 20_000,
  /** Entries that the chair orders at once. */
  tied: 100,
} as const;
