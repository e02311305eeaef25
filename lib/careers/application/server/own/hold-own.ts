import { holdPerson } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ApplicationRow, holdApplication } from '../steps';

/** An application of its applicant, with the company of its job. */
export interface HeldOwn extends ApplicationRow {
  companyId: string;
}

/**
 * Locks an application of the caller, and before it the person, so that nothing of theirs is sent meanwhile. Throws NullPointer for one
 * that is not theirs.
 */
export async function holdOwn(tx: Tx, { id, personId }: { id: string; personId: string }): Promise<HeldOwn> {
  await holdPerson(tx, personId);
  const { company_id } = await tx
    .selectFrom('job_application as application')
    .innerJoin('job_post', 'job_post.id', 'job_id')
    .select('company_id')
    .where('application.id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const row = await holdApplication(tx, id);
  if (!row) throw new CodedError('NullPointer');
  return { ...row, companyId: company_id };
}
