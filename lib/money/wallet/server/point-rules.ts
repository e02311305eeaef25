import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { pointDeedNames, pointDeeds } from '../codes';
import type { PointRule, savePointRule as saveContract } from '../contract';

/** What every deed earns now, in the order of the codes. */
export async function readPointRules(db: Reader): Promise<PointRule[]> {
  const rows = await db.selectFrom('point_rule').selectAll().execute();
  return pointDeedNames.map((deed) => {
    const changed = rows.find((row) => row.deed === deed);
    return changed
      ? { deed, points: changed.points, perDay: changed.per_day, isOn: changed.is_on === 1 }
      : { deed, ...pointDeeds[deed], isOn: true };
  });
}

/** The same for the console. Throws Unauthorized or Forbidden for callers who may not manage points. */
export async function listPointRules(context: Context): Promise<PointRule[]> {
  requireAllowed(context, 'managePoints');
  return readPointRules(context.db.read);
}

/**
 * Changes what a deed earns from now on; what was earned stays. It is recorded. Throws Unauthorized or Forbidden for callers
 * who may not manage points.
 */
export async function savePointRule(context: Context, rule: InputOf<typeof saveContract>): Promise<PointRule> {
  requireAllowed(context, 'managePoints');
  const { deed, points, perDay, isOn } = rule;
  await context.db.transaction(async (tx) => {
    const before = (await readPointRules(tx)).find((one) => one.deed === deed);
    const values = { points, per_day: perDay, is_on: isOn ? 1 : 0 } as const;
    await tx
      .insertInto('point_rule')
      .values({ deed, ...values })
      .onConflict((conflict) => conflict.column('deed').doUpdateSet(values))
      .execute();
    await recordAudit(context, tx, {
      ...{ action: 'wallet.rule.changed', subject: 'wallet.rule', subjectId: deed },
      before: before && { points: before.points, perDay: before.perDay, isOn: before.isOn },
      after: { points, perDay, isOn },
    });
  });
  return rule;
}
