import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Tx } from '../db/database';
import type { Job } from './define-job';

export interface EnqueueOptions {
  /** The caller's clock, ms. */
  now: number;
  /** Not before this time; at once by default. */
  runAt?: number;
  /** Jobs of the same kind and key are one job, until a week after it is done. */
  uniqueKey?: string;
}

/**
 * Adds a job to the queue inside the caller's transaction: it exists if and only if that commits. Returns false when a
 * job with this key exists. Throws a ZodError for an invalid payload.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
  { now, runAt = now, uniqueKey }: EnqueueOptions,
): Promise<boolean> {
  job.payload.parse(payload);
  const inserted = await tx
    .insertInto('job')
    .values({
      id: uuid(),
      kind: job.kind,
      payload: JSON.stringify(payload),
      unique_key: uniqueKey === undefined ? null : `${job.kind}:${uniqueKey}`,
      state: 'waiting',
      run_at: runAt,
      attempts: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
