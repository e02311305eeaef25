import type { AnswerTemplate, ApplicationState, MovedState } from '../codes';

/** What changes the state of an application: the applicant sends, withdraws and accepts, the company does the rest. */
export type ApplicationAct = 'send' | 'withdraw' | 'accept' | 'open' | MovedState;

interface Transition {
  from: readonly ApplicationState[];
  to: ApplicationState;
}

/** All transitions between the states of an application. */
export const transitions = {
  /** Sent again after it was withdrawn. */
  send: { from: ['withdrawn'], to: 'new' },
  withdraw: { from: ['new', 'seen', 'talk', 'offer', 'no'], to: 'withdrawn' },
  accept: { from: ['offer'], to: 'hired' },
  /** The company looks at it for the first time. */
  open: { from: ['new'], to: 'seen' },
  seen: { from: ['new', 'talk', 'offer', 'no'], to: 'seen' },
  talk: { from: ['new', 'seen', 'offer', 'no'], to: 'talk' },
  offer: { from: ['new', 'seen', 'talk', 'no'], to: 'offer' },
  no: { from: ['new', 'seen', 'talk', 'offer'], to: 'no' },
} as const satisfies Record<ApplicationAct, Transition>;

/** Whether an act is possible in a state. */
export function isPossible(act: ApplicationAct, state: ApplicationState): boolean {
  const { from }: Transition = transitions[act];
  return from.includes(state);
}

const answered = { talk: 'talk', offer: 'offer', decline: 'no' } as const satisfies Partial<
  Record<AnswerTemplate, MovedState>
>;

/**
 * The state of an application after an answer; null where the company can answer no more. A question for more leaves a later state
 * than `seen` as it is, and whoever is hired stays so.
 */
export function stateAfterAnswer(template: AnswerTemplate, state: ApplicationState): ApplicationState | null {
  if (state === 'withdrawn') return null;
  if (state === 'hired') return template === 'more' ? 'hired' : null;
  if (template === 'more') return state === 'new' ? 'seen' : state;
  return answered[template];
}
