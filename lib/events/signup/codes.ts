/** States of a sign-up: it has a place, or waits for one. */
export const signupStates = ['joined', 'waiting'] as const;
export type SignupState = (typeof signupStates)[number];

/** Whether somebody can sign up now; a `full` activity takes them for its waiting list. */
export const signupPhases = ['open', 'notStarted', 'ended', 'full'] as const;
export type SignupPhase = (typeof signupPhases)[number];

/** People who wait are counted up to this number. */
export const mostCounted = 1000;
