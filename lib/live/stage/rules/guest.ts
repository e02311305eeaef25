import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { type GuestState, silentSeconds, stageLimits } from '../codes';

type GuestAct = 'ask' | 'admit' | 'refuse' | 'enter' | 'leave' | 'remove';

interface Transition {
  from: readonly GuestState[];
  to: GuestState;
}

/** All transitions between the states of a guest. Who has no state yet begins with `ask` too. */
export const transitions: Readonly<Record<GuestAct, Transition>> = {
  ask: { from: ['left', 'refused'], to: 'asked' },
  admit: { from: ['asked'], to: 'invited' },
  refuse: { from: ['asked', 'invited'], to: 'refused' },
  // Once more when their page was loaded again.
  enter: { from: ['invited', 'onStage'], to: 'onStage' },
  leave: { from: ['asked', 'invited', 'onStage'], to: 'left' },
  remove: { from: ['onStage'], to: 'removed' },
};

/** The states that wait for something or take part; all others are over. */
export const activeStates = ['asked', 'invited', 'onStage'] as const satisfies readonly GuestState[];
type ActiveState = (typeof activeStates)[number];

/** The states that one of the places of the stage is kept for. */
export const placedStates = ['invited', 'onStage'] as const satisfies readonly GuestState[];

export const isActive = (state: GuestState | null): state is ActiveState =>
  activeStates.some((active) => active === state);

/** Who is in an active state and was last seen before this time (ms) has left without saying so. */
export const silentBefore = (state: ActiveState, now: number) => now - silentSeconds[state] * millisecondsInSecond;

/** A refused hand may be raised again if it was refused until this time (ms). */
export const refusedUntil = (now: number) => now - stageLimits.askAgainMinutes * millisecondsInMinute;
