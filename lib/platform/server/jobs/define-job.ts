import type { z } from 'zod';
import type { Context } from '../context';
import type { Schedule, scheduledPayload } from './schedule';

/** Context of a job beside its payload: that of every verb, with no caller, and the facts of this run. */
export interface JobContext extends Context {
  /** 1 on the first run. */
  attempt: number;
  /**
   * Aborted when the node is stopping, the job ran too long or another node took it over. A long job should then throw;
   * at a stop it is released and does not count as an attempt. It is also aborted after the run.
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
  /** Unique and permanent, slice first: `video.transcode`. */
  kind: string;
  /** Parsed again from JSON at each run: a payload that waits through a deployment is parsed by the new schema. */
  payload: Payload;
  run(context: JobContext, payload: z.output<Payload>): Promise<void>;
  /** Number of runs, crashed ones included, before the job is `failed`; 8 runs take about ten minutes in total. */
  maxAttempts?: number;
  /** After a crash another node takes over after this time; the lease is renewed while the job runs. Default 60. */
  leaseSeconds?: number;
  /** A longer run counts as failed, so that a hanging job ends. Default 600. */
  limitSeconds?: number;
  /** Starts only while no other kind of job is due on its lane: nobody waits for it. */
  isPatient?: boolean;
  /** Creates one job for each occurrence, over all nodes, with a `scheduledPayload`. */
  schedule?: z.input<typeof scheduledPayload> extends z.input<Payload> ? Schedule : never;
}

/**
 * Declares a kind of job. List it in its slice's `jobs`, otherwise its jobs never run.
 * A job may run twice: a node can crash after the work and before storing that it is done, or stall until its lease
 * expires. So `run` must be idempotent: write with `ON CONFLICT`, call external services with the same key each time,
 * and do what must happen once in one transaction with its marker.
 */
export function defineJob<Payload extends z.ZodType>(declaration: JobDeclaration<Payload>): Job<Payload> {
  const schedule: Schedule | null = declaration.schedule ?? null;
  // Done jobs keep their key for a week; an occurrence must not be longer.
  const seconds = typeof schedule === 'object' && schedule && 'everySeconds' in schedule ? schedule.everySeconds : 1;
  if (!(seconds >= 1 && seconds <= 86_400)) {
    throw new Error(`${declaration.kind} must be scheduled every 1 to 86400 seconds.`);
  }
  return { maxAttempts: 8, leaseSeconds: 60, limitSeconds: 600, isPatient: false, ...declaration, schedule };
}
