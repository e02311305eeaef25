import { postTransaction } from '@/lib/money/ledger/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { PointDeed } from '../codes';
import { readPointRules } from './point-rules';

/** A deed of a person: `about` is the id of what it was done with, which earns once. */
export interface Deed {
  personId: string;
  deed: PointDeed;
  about: string;
}

/**
 * Gives a person the points of a deed, in the transaction of the deed, and returns them: 0 for a deed that is off, for one
 * that was rewarded already, and where it would earn more than the cap of this Beijing day, which is never given in part.
 * Of several at once each is given once, and together no more than the cap.
 */
export async function earnPoints(context: Context, tx: Tx, { personId, deed, about }: Deed): Promise<number> {
  const rule = (await readPointRules(tx)).find((one) => one.deed === deed);
  if (!rule?.isOn || rule.points === 0) return 0;
  const { points, perDay } = rule;
  const [id, at] = [`${deed}:${about}`, context.now()];
  const key = `earned:${id}`;
  const known = await tx.selectFrom('ledger_transaction').select('id').where('key', '=', key).executeTakeFirst();
  if (known) return 0;
  const share = { person_id: personId, deed, day: beijingDay(at) };
  if (!(await takeShare(tx, { ...share, earned: points }, perDay))) return 0;
  const entries = [
    { account: { kind: 'granted' }, amount: -points },
    { account: { kind: 'points', of: personId }, amount: points },
  ] as const;
  if (await postTransaction(tx, { key, cause: 'earned', about: id, entries }, at)) return points;
  // Of two at once for the same thing the other one was given them: this one uses nothing of the day.
  await giveBack(tx, { ...share, earned: points });
  return 0;
}

interface Share {
  person_id: string;
  deed: PointDeed;
  day: string;
  earned: number;
}

/** Whether the cap of the day had room for it; the last day of a deed is the only one that is kept. */
async function takeShare(tx: Tx, share: Share, perDay: number): Promise<boolean> {
  if (share.earned > perDay) return false;
  const used = await tx
    .insertInto('point_day')
    .values(share)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'deed'])
        .doUpdateSet((row) => ({
          day: row.ref('excluded.day'),
          earned: row
            .case()
            .when('point_day.day', '=', row.ref('excluded.day'))
            .then(row('point_day.earned', '+', row.ref('excluded.earned')))
            .else(row.ref('excluded.earned'))
            .end(),
        }))
        .where((row) =>
          row.or([
            row('point_day.day', '<', row.ref('excluded.day')),
            row.and([
              row('point_day.day', '=', row.ref('excluded.day')),
              row(row('point_day.earned', '+', row.ref('excluded.earned')), '<=', perDay),
            ]),
          ]),
        ),
    )
    .returning('earned')
    .executeTakeFirst();
  return used !== undefined;
}

async function giveBack(tx: Tx, { earned, ...of }: Share): Promise<void> {
  await tx
    .updateTable('point_day')
    .set((row) => ({ earned: row('earned', '-', earned) }))
    .where('person_id', '=', of.person_id)
    .where('deed', '=', of.deed)
    .where('day', '=', of.day)
    .execute();
}
