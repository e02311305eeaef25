import { mayDo } from '@/lib/base/permission/port';
import { addOrder, holdBuyer } from '@/lib/money/order/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { buyJobPackage as contract } from '../contract';
import type { JobPackageTable } from './tables';

/**
 * Orders a package for the caller's company and returns the order, which is to be paid within 15 minutes. The same press sent
 * again is the same order; a company may have several of a package.
 * Throws CompanyNeeded for who is no verified company, NullPointer for an unknown package, SaleClosed for one that is not on sale,
 * FeeChanged for one that is another now than was shown, TooManyOrders for who has 20 unpaid ones.
 */
export async function buyJobPackage(context: Context, input: InputOf<typeof contract>): Promise<{ orderId: string }> {
  const { personId } = signedIn(context);
  const { id, revision, clientId } = input;
  return context.db.transaction(async (tx) => {
    const before = await holdBuyer(tx, { personId, clientId });
    if (before) return { orderId: before.id };
    // Read in the transaction: a mark may be lost while this waits for another order of the company.
    if (!mayDo(context, 'postJob', await findVerification(tx, personId))) throw new CodedError('CompanyNeeded');
    const bought = await findOnSale(tx, id, revision);
    const titles = { titleZh: bought.title_zh, titleEn: bought.title_en };
    const line = { product: id, ...titles, quantity: 1, unitFen: bought.price_fen };
    const order = { personId, clientId, kind: 'recruitment', ...titles, lines: [line] } as const;
    const { id: orderId } = await addOrder(context, tx, order);
    await insertPurchase(tx, bought, { orderId, companyId: personId });
    return { orderId };
  });
}

async function findOnSale(tx: Tx, id: string, revision: number): Promise<JobPackageTable> {
  const found = await tx.selectFrom('job_package').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new CodedError('NullPointer');
  if (found.is_on_sale === 0) throw new CodedError('SaleClosed');
  if (found.revision !== revision) throw new CodedError('FeeChanged');
  return found;
}

/** What was ordered stays as it was, whatever becomes of the package. */
async function insertPurchase(tx: Tx, row: JobPackageTable, of: { orderId: string; companyId: string }): Promise<void> {
  const { title_zh, title_en, posts, days, is_highlighted, refreshes, price_fen } = row;
  await tx
    .insertInto('job_purchase')
    .values({
      ...{ order_id: of.orderId, company_id: of.companyId, package_id: row.id, title_zh, title_en },
      ...{ posts, posts_left: posts, days, is_highlighted, refreshes, refreshes_left: refreshes, price_fen },
      ...{ state: 'pending', bought_at: null },
    })
    .execute();
}
