/** States of a sign-up: it has a place, waits for one, was given up, or ended with the activity that was canceled. */
export const signupStates = ['joined', 'waiting', 'left', 'canceled'] as const;
export type SignupState = (typeof signupStates)[number];

/** Whether somebody can sign up now; a `full` activity takes them for its waiting list. */
export const signupPhases = ['open', 'notStarted', 'ended', 'full'] as const;
export type SignupPhase = (typeof signupPhases)[number];
