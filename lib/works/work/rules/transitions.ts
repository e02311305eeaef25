import type { VideoState } from '../codes';

/** Who acts on a work. */
export type Actor = 'owner' | 'staff' | 'machine';

/** Actions on a whole work; its fields change without them (`editable`). */
export const workActs = [
  'submit',
  'withdraw',
  'replaceFilm',
  'approve',
  'refuse',
  'takeDown',
  'breakDown',
  'remove',
] as const;
export type WorkAct = (typeof workActs)[number];

interface Transition {
  actor: Actor;
  from: readonly VideoState[];
  to: VideoState;
  /** Not while the work is in a contest (specification section 6). */
  heldByContest?: true;
  /** Only if its file is unusable. */
  needsBrokenFilm?: true;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of a work (specification section 4). */
export const transitions: Readonly<Record<WorkAct, Transition>> = {
  /** Its creator submits it. */
  submit: { actor: 'owner', from: ['pending_edit', 'failed'], to: 'pending_review' },
  /** Its creator withdraws it before a decision. */
  withdraw: { actor: 'owner', from: ['pending_review'], to: 'pending_edit', heldByContest: true },
  /** Its creator replaces an unusable file; the other data stays. */
  replaceFilm: {
    actor: 'owner',
    from: ['pending_edit', 'failed'],
    to: 'pending_edit',
    heldByContest: true,
    needsBrokenFilm: true,
  },
  approve: { actor: 'staff', from: ['pending_review'], to: 'verified' },
  refuse: { actor: 'staff', from: ['pending_review'], to: 'failed', needsReason: true },
  /** A public work is taken down, after a justified report. */
  takeDown: { actor: 'staff', from: ['verified'], to: 'failed', needsReason: true },
  /** Its file is not a usable video. */
  breakDown: { actor: 'machine', from: ['pending_edit', 'pending_review'], to: 'failed', needsReason: true },
  remove: {
    actor: 'owner',
    from: ['pending_edit', 'pending_review', 'verified', 'failed'],
    to: 'deleted',
    heldByContest: true,
  },
};

/** The states from which an action is possible: the condition of its statement. */
export function statesBefore(act: WorkAct): readonly VideoState[] {
  return transitions[act].from;
}

interface WorkStanding {
  state: VideoState;
  isInContest: boolean;
  isFilmBroken: boolean;
}

/** Whether an action is possible; some are not for a work in a contest, and some only for one with an unusable file. */
export function isPossible(act: WorkAct, work: WorkStanding): boolean {
  const { from, heldByContest, needsBrokenFilm } = transitions[act];
  if (needsBrokenFilm && !work.isFilmBroken) return false;
  return from.includes(work.state) && !(heldByContest && work.isInContest);
}

/** States in which its creator may change a work's fields; a deleted one is gone. */
export const editable: readonly VideoState[] = ['pending_edit', 'pending_review', 'verified', 'failed'];
