import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type * as contract from '../contract';
import { purchaseItemOf } from './purchase-item';
import { type Left, paidBy, purchasesWith } from './purchases-of';

/** How many job posts and refreshes the caller has left. Throws Unauthorized for a visitor. */
export async function getPostRights(context: Context): Promise<contract.PostRights> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  return {
    isCompany: mayDo(context, 'postJob', await findVerification(read, personId)),
    postsLeft: await sumOf(read, personId, 'posts_left'),
    refreshesLeft: await sumOf(read, personId, 'refreshes_left'),
  };
}

/** Reads what has something left only: the entries of an index each. */
async function sumOf(db: Reader, companyId: string, left: Left): Promise<number> {
  const { sum } = await purchasesWith(db, companyId, left)
    .select((row) => row.cast<number>(row.fn.coalesce(row.fn.sum(left), row.val(0)), 'integer').as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** The packages that the caller has paid, also those used up and given back, the latest paid first. */
export async function listJobPurchases(
  context: Context,
  query: InputOf<typeof contract.findJobPurchases>,
): Promise<Page<contract.JobPurchase>> {
  const { personId } = signedIn(context);
  const rows = await paidBy(context.db.read, personId)
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => purchaseItemOf(row, context.language));
}

/** The package of an order of the caller. Throws NullPointer for any other order, and for one that was canceled. */
export async function getJobPurchase(
  context: Context,
  { orderId }: InputOf<typeof contract.getJobPurchase>,
): Promise<contract.JobPurchase> {
  const { personId } = signedIn(context);
  return purchaseItemOf(await findOwnPurchase(context.db.read, personId, orderId), context.language);
}

/** A purchase of a company by its order. Throws NullPointer for any other. */
export async function findOwnPurchase(db: Reader, companyId: string, orderId: string) {
  const row = await db.selectFrom('job_purchase').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (row?.company_id !== companyId) throw new CodedError('NullPointer');
  return row;
}
