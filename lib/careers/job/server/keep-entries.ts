import type { Tx } from '@/lib/platform/server/db/database';
import { filterKeysOf } from '../rules/filter-key';
import type { JobRow } from './find-job';

type Listed = Pick<
  JobRow,
  | 'id'
  | 'is_listed'
  | 'city_id'
  | 'type'
  | 'experience'
  | 'education'
  | 'mode'
  | 'monthly_pay'
  | 'refreshed_at'
  | 'open_until'
>;

/**
 * Makes the filtered lists have a job as it stands now: every combination of its city, type, experience, education and place of work while it is
 * listed, none otherwise; and counts it in its city. Changes of any of these call this in their transaction, with its row locked.
 */
export async function keepEntries(tx: Tx, job: Listed): Promise<void> {
  const standing = await tx.deleteFrom('job_entry').where('job_id', '=', job.id).returning('filters').execute();
  const keys = job.is_listed === 1 ? keysOf(job) : [];
  if (keys.length > 0) {
    const { id: job_id, refreshed_at, monthly_pay, open_until } = job;
    const rest = { job_id, refreshed_at, monthly_pay, open_until };
    await tx
      .insertInto('job_entry')
      .values(keys.map((filters) => ({ filters, ...rest })))
      .execute();
  }
  await count(tx, cityIn(standing.map(({ filters }) => filters)), cityIn(keys));
}

const keysOf = ({ city_id, type, experience, education, mode }: Listed) =>
  filterKeysOf({ city: city_id, type, experience, education, remote: mode === 'remote' });

/** The city of the entries of a job; empty for none. */
const cityIn = (keys: readonly string[]) => keys.find((key) => !key.startsWith('.'))?.split('.')[0] ?? '';

async function count(tx: Tx, left: string, entered: string): Promise<void> {
  if (left === entered) return;
  // In one order, so that two jobs that change places do not wait for one another for ever.
  const moves = [
    { city: left, by: -1 },
    { city: entered, by: 1 },
  ].filter(({ city }) => city !== '');
  for (const move of moves.sort((one, other) => (one.city < other.city ? -1 : 1))) await countIn(tx, move);
}

async function countIn(tx: Tx, { city, by }: { city: string; by: number }): Promise<void> {
  const { job_count } = await tx
    .insertInto('job_city')
    .values({ city_id: city, job_count: by })
    .onConflict((conflict) =>
      conflict.column('city_id').doUpdateSet((row) => ({ job_count: row('job_city.job_count', '+', by) })),
    )
    .returning('job_count')
    .executeTakeFirstOrThrow();
  if (job_count <= 0) await tx.deleteFrom('job_city').where('city_id', '=', city).execute();
}
