import type { VideoState } from '../codes';

/** Who acts on a work. */
export type Actor = 'owner' | 'staff' | 'machine';

/** What can be done to a work as a whole; its fields change without it (`editable`). */
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
  /** Not while the work stands in a contest (specification section 6). */
  heldByContest?: true;
  /** Only where its file cannot be shown. */
  needsBrokenFilm?: true;
  /** Somebody must say why. */
  needsReason?: true;
}

/** Every way a work goes from one state to another (specification section 4); there is no other. */
export const transitions: Readonly<Record<WorkAct, Transition>> = {
  /** Its creator hands it in. */
  submit: { actor: 'owner', from: ['pending_edit', 'failed'], to: 'pending_review' },
  /** Its creator takes it back before anybody has decided. */
  withdraw: { actor: 'owner', from: ['pending_review'], to: 'pending_edit' },
  /** Its creator sends another file in the place of one that cannot be shown; what is said of it stays. */
  replaceFilm: {
    actor: 'owner',
    from: ['pending_edit', 'failed'],
    to: 'pending_edit',
    heldByContest: true,
    needsBrokenFilm: true,
  },
  approve: { actor: 'staff', from: ['pending_review'], to: 'verified' },
  refuse: { actor: 'staff', from: ['pending_review'], to: 'failed', needsReason: true },
  /** What was public is so no longer: a report was right. */
  takeDown: { actor: 'staff', from: ['verified'], to: 'failed', needsReason: true },
  /** Its file turned out to be no video that can be shown. */
  breakDown: { actor: 'machine', from: ['pending_edit', 'pending_review'], to: 'failed', needsReason: true },
  remove: {
    actor: 'owner',
    from: ['pending_edit', 'pending_review', 'verified', 'failed'],
    to: 'deleted',
    heldByContest: true,
  },
};

/** The states from which an act leads on: the condition of the statement that performs it. */
export function statesBefore(act: WorkAct): readonly VideoState[] {
  return transitions[act].from;
}

interface WorkStanding {
  state: VideoState;
  isInContest: boolean;
  isFilmBroken: boolean;
}

/** Whether an act is possible; some are not of a work in a contest, and some only of one whose file cannot be shown. */
export function isPossible(act: WorkAct, work: WorkStanding): boolean {
  const { from, heldByContest, needsBrokenFilm } = transitions[act];
  if (needsBrokenFilm && !work.isFilmBroken) return false;
  return from.includes(work.state) && !(heldByContest && work.isInContest);
}

/** States in which its creator may change what a work says; a deleted one is gone. */
export const editable: readonly VideoState[] = ['pending_edit', 'pending_review', 'verified', 'failed'];
