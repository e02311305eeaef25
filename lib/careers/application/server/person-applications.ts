import { noteApplication } from '@/lib/careers/job/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { findSteps } from './steps';
import { worksOf } from './works-of';

/** Most applications in an export; a person with more has the latest. */
const mostExported = 2000;

/** Listens to 'account.exported': adds the person's applications with all that they sent and were answered. */
export async function exportOwnApplications(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('job_application')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  const steps = await findSteps(
    tx,
    rows.map(({ id }) => id),
  );
  parts.jobApplications = rows.map((row) => ({
    ...{ id: row.id, jobId: row.job_id, state: row.state, works: worksOf(row) },
    ...{ note: row.note, email: row.email, phone: row.phone },
    ...{ sentAt: isoInBeijing(row.sent_at), steps: steps.get(row.id) ?? [] },
  }));
}

/**
 * Listens to 'account.erased': the person's applications are gone, with all that was answered and noted; so are those for the jobs of a company,
 * which nobody can read any more.
 */
export async function eraseApplications(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const sent = await tx
    .deleteFrom('job_application')
    .where('person_id', '=', personId)
    .returning(['job_id', 'state'])
    .execute();
  // In one order, so that two erasures do not wait for each other.
  const counted = sent.filter(({ state }) => state !== 'withdrawn').map(({ job_id }) => job_id);
  for (const jobId of counted.sort()) await noteApplication(tx, jobId, -1);
  const taken = await tx
    .deleteFrom('job_application')
    .where('job_id', 'in', (jobs) => jobs.selectFrom('job_post').select('id').where('company_id', '=', personId))
    .returning(['job_id', 'state'])
    .execute();
  const standing = taken.filter(({ state }) => state !== 'withdrawn');
  for (const [jobId, own] of Map.groupBy(standing, ({ job_id }) => job_id)) {
    await noteApplication(tx, jobId, -own.length);
  }
}
