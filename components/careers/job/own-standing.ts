import type { JobAct, JobPhase, JobState } from '@/lib/careers/job/codes';
import type { OwnJob } from '@/lib/careers/job/contract';

/** How a job stands for its company, in a word: by its review, and once it is public by what it is now. */
export type Standing = Exclude<JobState, 'verified'> | 'takenDown' | JobPhase;

export function standingOf({ state, phase, wasPublic }: Pick<OwnJob, 'state' | 'phase' | 'wasPublic'>): Standing {
  if (state === 'failed') return wasPublic ? 'takenDown' : 'failed';
  return state === 'verified' ? (phase ?? 'open') : state;
}

/** The colour of its word. */
export const standingTones: Record<Standing, string> = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  failed: 'text-danger',
  takenDown: 'text-danger',
  open: 'text-ok',
  paused: 'text-ink-2',
  ended: 'text-ink-3',
  closed: 'text-ink-3',
};

/** What a company can do with a job on its list. */
export type RowAct = JobAct | 'withdraw' | 'remove';

/** What can be done with a job as it stands, in the order of its buttons. */
export function actsOf(job: Pick<OwnJob, 'state' | 'phase' | 'wasPublic'>): readonly RowAct[] {
  const acts: Record<Standing, readonly RowAct[]> = {
    pending_edit: job.wasPublic ? [] : ['remove'],
    pending_review: ['withdraw'],
    failed: ['remove'],
    takenDown: [],
    open: ['refresh', 'pause', 'renew', 'close'],
    paused: ['resume', 'renew', 'close'],
    ended: ['renew'],
    closed: ['renew'],
  };
  return acts[standingOf(job)];
}
