import { readBalance } from '@/lib/money/ledger/port';
import { payService } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Wallet } from '../contract';
import { readPointRules } from './point-rules';

/** Balance and points of the caller, with what points are earned for today. Throws Unauthorized for a visitor. */
export async function getWallet(context: Context): Promise<Wallet> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const [balanceFen, points, rules, today] = await Promise.all([
    readBalance(read, { kind: 'wallet', of: personId }),
    readBalance(read, { kind: 'points', of: personId }),
    readPointRules(read),
    earnedToday(context, personId),
  ]);
  return {
    ...{ balanceFen, points, canTopUp: payService() !== null },
    earning: rules
      .filter(({ isOn, points: each }) => isOn && each > 0)
      .map((rule) => ({ ...rule, today: today.get(rule.deed) ?? 0 })),
  };
}

async function earnedToday({ db, now }: Context, personId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.read
    .selectFrom('point_day')
    .select(['deed', 'earned'])
    .where('person_id', '=', personId)
    .where('day', '=', beijingDay(now()))
    .execute();
  return new Map(rows.map(({ deed, earned }) => [deed, earned]));
}
