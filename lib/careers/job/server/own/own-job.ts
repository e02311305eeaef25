import type { Updateable } from 'kysely';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { JobCode } from '../../codes';
import type { JobRow } from '../find-job';
import type { JobPostTable } from '../tables';

/** An id and the company of a job. */
export interface OwnJobId {
  id: string;
  companyId: string;
}

/** The caller, if they may publish jobs. Throws Unauthorized, PhoneNeeded, and CompanyNeeded for who is no verified company. */
export async function requireCompany(context: Context, db: Reader): Promise<{ companyId: string }> {
  const { personId } = requireAllowed(context, 'post');
  if (!mayDo(context, 'postJob', await findVerification(db, personId))) throw new CodedError('CompanyNeeded');
  return { companyId: personId };
}

/** A job of its company. Throws NullPointer for one that is unknown, or another company's. */
export async function findOwnRow(db: Reader, { id, companyId }: OwnJobId): Promise<JobRow> {
  return db
    .selectFrom('job_post')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of a job when it is changed. */
interface Condition extends OwnJobId {
  /** Any by default. */
  states?: readonly JobCode[];
  /** Any by default. */
  revision?: number;
}

/**
 * Changes a job of the caller by one statement with all its conditions, and returns the row, which is locked until the transaction
 * ends. Throws NullPointer for one that is not theirs, Changed for an outdated state or revision.
 */
export async function changeOwnJob(tx: Tx, condition: Condition, columns: Updateable<JobPostTable>): Promise<JobRow> {
  const { id, companyId, states, revision } = condition;
  const changed = await tx
    .updateTable('job_post')
    .set((row) => ({ company_id: row.ref('company_id'), ...columns }))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .$if(states !== undefined, (update) => update.where('review_state', 'in', states ?? []))
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findOwnRow(tx, condition);
  throw new CodedError('Changed');
}
