import type { Context } from '../context';
import { type JobOutcome, observeJob } from '../metrics';
import { repeat } from '../repeat';
import type { Job } from './define-job';
import { giveBack, type Lease, markDone, markFailure, renewLease } from './lease';

interface NodeSignals {
  /** The node is stopping: what can end early should. */
  stopping: AbortSignal;
  /** It stops now: running jobs are released. */
  outOfTime: AbortSignal;
}

/** Runs a leased job, renewing the lease meanwhile, and records the result. */
export async function runLeased(context: Context, job: Job, lease: Lease, signals: NodeSignals): Promise<void> {
  const began = performance.now();
  const log = context.log.child({ job: lease.id, kind: lease.kind, attempt: lease.attempt });
  const failure = await attempt({ ...context, log }, job, lease, signals);
  const outcome = await settle(context, job, lease, failure, signals.stopping.aborted);
  const milliseconds = performance.now() - began;
  observeJob({ kind: job.kind, outcome, milliseconds });
  if (outcome === 'failed') log.error({ err: failure?.error, milliseconds }, 'job failed for good');
  else if (failure) log.warn({ err: failure.error, outcome, milliseconds }, 'job did not finish');
  else log.debug({ outcome, milliseconds }, 'job finished');
}

/** Runs the job once; returns its error, if any. */
async function attempt(context: Context, job: Job, lease: Lease, signals: NodeSignals) {
  const ended = new AbortController();
  const leaseMs = job.leaseSeconds * 1000;
  const heartbeat = repeat(`lease of ${job.kind}`, leaseMs / 3, async () => {
    const held = await renewLease(context.db, lease, context.now() + leaseMs);
    if (!held) ended.abort(new Error('Another node took the job over.'));
  });
  const limit = setTimeout(
    () => ended.abort(new Error(`It ran longer than ${job.limitSeconds} s.`)),
    job.limitSeconds * 1000,
  ).unref();
  try {
    const payload = job.payload.parse(JSON.parse(lease.payload));
    const signal = AbortSignal.any([signals.stopping, ended.signal]);
    const run = job.run({ ...context, arrivedAt: context.now(), attempt: lease.attempt, signal }, payload);
    await Promise.race([run, rejectOn(AbortSignal.any([signals.outOfTime, ended.signal]))]);
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(limit);
    await heartbeat.stop();
    // The node's own signals live longer than this run; this removes its listeners.
    ended.abort(new Error('The run is over.'));
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function settle(
  { db, now }: Context,
  job: Job,
  lease: Lease,
  failure: { error: unknown } | undefined,
  stopping: boolean,
): Promise<JobOutcome> {
  if (!failure) return (await markDone(db, lease, now())) ? 'done' : 'lost';
  if (stopping) return (await giveBack(db, lease, now())) ? 'given-back' : 'lost';
  const state = await markFailure(db, lease, job, failure.error, now());
  if (!state) return 'lost';
  return state === 'failed' ? 'failed' : 'retried';
}
