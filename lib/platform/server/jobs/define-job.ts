import type { z } from 'zod';
import type { Context } from '../context';
import type { Schedule, scheduledPayload } from './schedule';

/** What a job gets beside its payload: what every verb gets, nobody as the caller, and the facts of this run. */
export interface JobContext extends Context {
  /** 1 on the first run. */
  attempt: number;
  /**
   * Aborted when the node is stopping, the job ran too long or another node took it over. A long job should then end
   * early by throwing; at a stop it is given back and does not count as an attempt. It is also aborted after the run.
   */
  signal: AbortSignal;
}

export interface Job<Payload extends z.ZodType = z.ZodType> {
  kind: string;
  payload: Payload;
  run(context: JobContext, payload: z.output<Payload>): Promise<void>;
  maxAttempts: number;
  leaseSeconds: number;
  limitSeconds: number;
  isPatient: boolean;
  schedule: Schedule | null;
}

interface JobDeclaration<Payload extends z.ZodType> {
  /** Unique and lasting, slice first: `video.transcode`. */
  kind: string;
  /** Read again at each run, from JSON: a payload that waits through a deployment meets the new schema. */
  payload: Payload;
  run(context: JobContext, payload: z.output<Payload>): Promise<void>;
  /** Runs, crashed ones included, before the job is `failed`; 8 runs take about ten minutes of waiting. */
  maxAttempts?: number;
  /** How soon another node takes over after a crash; renewed while the job runs. 60. */
  leaseSeconds?: number;
  /** A run that takes longer has failed, so that a job that hangs does not hang for ever. 600. */
  limitSeconds?: number;
  /** Starts only while no other kind of job is due on its lane: nobody waits for it. */
  isPatient?: boolean;
  /** Makes one job of each occurrence, over all nodes, with a `scheduledPayload`. */
  schedule?: z.input<typeof scheduledPayload> extends z.input<Payload> ? Schedule : never;
}

/**
 * Declares a kind of job. List it in `lib/app`, else its jobs only wait.
 *
 * A job may run twice: a node can crash after the work and before the note that it is done, or stall until its lease
 * is over. So `run` must be idempotent: write with `ON CONFLICT`, ask outside services with the same key each time,
 * and do what must happen once in one transaction with its mark.
 */
export function defineJob<Payload extends z.ZodType>(declaration: JobDeclaration<Payload>): Job<Payload> {
  const schedule: Schedule | null = declaration.schedule ?? null;
  // Done jobs keep their key for a week; an occurrence must not outlive its own.
  if (schedule && schedule !== 'beijing-midnight' && !(schedule.everySeconds >= 1 && schedule.everySeconds <= 86_400)) {
    throw new Error(`${declaration.kind} must be scheduled every 1 to 86400 seconds.`);
  }
  return { maxAttempts: 8, leaseSeconds: 60, limitSeconds: 600, isPatient: false, ...declaration, schedule };
}
