import type { Expression, ExpressionBuilder, SqlBool, Updateable } from 'kysely';
import { isVerifiedAs } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { DemandCode } from '../../codes';
import type { DemandRow } from '../find-demand';
import type { ProjectDemandTable } from '../tables';

/** An id and who looks after the demand: its company; of one without an account those who answer requests. */
export interface OwnDemandId {
  id: string;
  personId: string;
  isSales: boolean;
}

/** A demand as the caller's own. Throws Unauthorized for a visitor. */
export const asOwn = (context: Context, id: string): OwnDemandId => ({
  ...{ id, personId: signedIn(context).personId },
  isSales: mayDo(context, 'answerLeads'),
});

const isTheirs =
  ({ personId, isSales }: OwnDemandId) =>
  (row: ExpressionBuilder<Tables, 'project_demand'>): Expression<SqlBool> =>
    row.or([row('owner_id', '=', personId), ...(isSales ? [row('owner_id', 'is', null)] : [])]);

/** A demand of who looks after it. Throws NullPointer for one that is unknown, or another's. */
export async function findOwnRow(db: Reader, own: OwnDemandId): Promise<DemandRow> {
  return db
    .selectFrom('project_demand')
    .selectAll()
    .where('id', '=', own.id)
    .where(isTheirs(own))
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Conditions of a demand when it is changed. */
interface Condition extends OwnDemandId {
  states: readonly DemandCode[];
  /** Any by default. */
  revision?: number;
}

/**
 * Changes a demand of the caller by one statement with all its conditions, and returns the row, which is locked until the
 * transaction ends. One that has its team stays as it is. Throws NullPointer for one that is not theirs, Changed for an outdated
 * state or revision.
 */
export async function changeOwnDemand(
  tx: Tx,
  { states, revision, ...own }: Condition,
  columns: Updateable<ProjectDemandTable>,
): Promise<DemandRow> {
  const changed = await tx
    .updateTable('project_demand')
    .set(columns)
    .where('id', '=', own.id)
    .where(isTheirs(own))
    .where('review_state', 'in', states)
    .where('docked_at', 'is', null)
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  await findOwnRow(tx, own);
  throw new CodedError('Changed');
}

/** Throws CompanyNeeded for a demand whose owner is no verified company (any more). Staff write for customers without one. */
export async function requireCompany(db: Reader, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const owner = await findVerification(db, ownerId);
  if (!isVerifiedAs(owner?.verification ?? 'none', 'company')) throw new CodedError('CompanyNeeded');
}
