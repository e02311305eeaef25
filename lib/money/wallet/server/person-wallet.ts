import { postTransaction, readBalance } from '@/lib/money/ledger/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { movementsOf } from './find-movements';

/** Most movements of each unit in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.erasureAsked': money is spent or refunded before an account goes. Throws WalletNotEmpty. */
export async function requireEmptyWallet(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erasureAsked'],
): Promise<void> {
  if ((await readBalance(tx, { kind: 'wallet', of: personId })) > 0) throw new CodedError('WalletNotEmpty');
}

/**
 * Listens to 'account.erased': the points lapse. Money that came in after the erasure was asked for (a late refund) stays in
 * the books under the id of the account, and is named in the log, so that it can be returned.
 */
export async function lapsePoints(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  await tx.deleteFrom('point_day').where('person_id', '=', personId).execute();
  const points = await readBalance(tx, { kind: 'points', of: personId });
  if (points > 0) {
    const entries = [
      { account: { kind: 'points', of: personId }, amount: -points },
      { account: { kind: 'granted' }, amount: points },
    ] as const;
    const key = `lapsed:${personId}`;
    await postTransaction(tx, { key, cause: 'lapsed', about: personId, entries }, context.now());
  }
  const balanceFen = await readBalance(tx, { kind: 'wallet', of: personId });
  if (balanceFen > 0) context.log.warn({ personId, balanceFen }, 'an erased account leaves money in its wallet');
}

/** Listens to 'account.exported': adds balance and points with their histories. */
export async function exportWallet(
  { language }: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const page = { pageIndex: 1, pageSize: mostExported };
  const historyOf = async (unit: 'fen' | 'points') =>
    (await movementsOf(tx, personId, { ...page, unit }, language)).list;
  parts.wallet = {
    balanceFen: await readBalance(tx, { kind: 'wallet', of: personId }),
    points: await readBalance(tx, { kind: 'points', of: personId }),
    balanceHistory: await historyOf('fen'),
    pointsHistory: await historyOf('points'),
  };
}
