/** States of an application: the company's, then the applicant's own two (`rules/transitions.ts`). */
export const applicationStates = ['new', 'seen', 'talk', 'offer', 'no', 'withdrawn', 'hired'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The states that the company sees, as the columns of its desk; what was withdrawn is hidden from it. */
export const deskStates = ['new', 'seen', 'talk', 'offer', 'no', 'hired'] as const satisfies ApplicationState[];
export type DeskState = (typeof deskStates)[number];

/** The states into which the company moves an application. */
export const movedStates = ['seen', 'talk', 'offer', 'no'] as const satisfies DeskState[];
export type MovedState = (typeof movedStates)[number];

/** The moves that the applicant is told of. */
export const toldMoves = ['talk', 'offer', 'no'] as const satisfies MovedState[];
export type ToldMove = (typeof toldMoves)[number];

/** Answers of a company, whose texts are in `messages/<locale>/careers/application-answers.json`. */
export const answerTemplates = ['talk', 'more', 'offer', 'decline'] as const;
export type AnswerTemplate = (typeof answerTemplates)[number];

/** Who did a step of an application. */
export const stepSides = ['applicant', 'company'] as const;
export type StepSide = (typeof stepSides)[number];

/** Limits of applications; texts in characters. */
export const applicationLimits = {
  note: 2000,
  works: 6,
  phone: 32,
  /** Private notes: their text, and how many of one application. */
  privateNote: 1000,
  privateNotes: 50,
  answer: 1000,
  /** Applications that a person sends on a Beijing day. */
  perDay: 50,
  /** Applications that are declined at once. */
  atOnce: 100,
  /** Verified credits that are shown of an applicant. */
  credits: 24,
} as const;

/** Days after the end of a job until its applications are removed. */
export const keptDays = 365;
