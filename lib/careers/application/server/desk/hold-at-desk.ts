import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { DeskState } from '../../codes';
import { type ApplicationRow, holdApplication } from '../steps';

interface AtDesk {
  id: string;
  /** The company. */
  personId: string;
  /** Any by default. */
  revision?: number;
}

/**
 * Locks an application for a job of the company. Throws NullPointer for any other and for what was withdrawn, Changed for an outdated
 * revision.
 */
export async function holdAtDesk(
  tx: Tx,
  { id, personId, revision }: AtDesk,
): Promise<ApplicationRow & { state: DeskState }> {
  await tx
    .selectFrom('job_application as application')
    .innerJoin('job_post as job', 'job.id', 'application.job_id')
    .select('application.id')
    .where('application.id', '=', id)
    .where('job.company_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const row = await holdApplication(tx, id);
  if (!row || row.state === 'withdrawn') throw new CodedError('NullPointer');
  if (revision !== undefined && row.revision !== revision) throw new CodedError('Changed');
  return { ...row, state: row.state };
}
