import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import { isPublicWork, picksTag } from '@/lib/works/work/port';
import type { setPick as contract } from '../contract';
import { placedAt } from '../rules/picks';

type Pick = InputOf<typeof contract>;

/**
 * Adds a public work to the picks of a month at a position, moves it there, or removes it; the others are shifted.
 * Idempotent. Throws NullPointer for a work that is not public, unless it is removed; Unauthorized or Forbidden for
 * callers who may not edit the site's content.
 */
export async function setPick(context: Context, pick: Pick): Promise<null> {
  requireAllowed(context, 'editContent');
  const { id, month, isPicked } = pick;
  await context.db.transaction(async (tx) => {
    const former = await placeOf(tx, pick);
    if (!isPicked && former === null) return;
    if (isPicked) await place(tx, pick);
    else await tx.deleteFrom('video_month_pick').where('month', '=', month).where('video_id', '=', id).execute();
    const latter = await placeOf(tx, pick);
    if (former === latter) return;
    await invalidatePages(tx, [picksTag], context.now());
    await recordAudit(context, tx, {
      action: former === null ? 'video.pick.set' : isPicked ? 'video.pick.moved' : 'video.pick.removed',
      subject: 'video.work',
      subjectId: id,
      before: former === null ? null : { month, position: former },
      after: latter === null ? null : { month, position: latter },
    });
  });
  return null;
}

async function placeOf(tx: Tx, { id, month }: Pick): Promise<number | null> {
  const row = await tx
    .selectFrom('video_month_pick')
    .select('position')
    .where('month', '=', month)
    .where('video_id', '=', id)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Renumbers the public picks of the month, from 1. */
async function place(tx: Tx, { id, month, position }: Pick): Promise<void> {
  const work = tx.selectFrom('video').select('id').where('id', '=', id).where(isPublicWork);
  await work.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const rows = await tx
    .selectFrom('video_month_pick as pick')
    .innerJoin('video', 'video.id', 'pick.video_id')
    .select(['pick.video_id as id', 'pick.position', 'video.state'])
    .where('month', '=', month)
    .orderBy('pick.position')
    .orderBy('pick.video_id')
    .execute();
  const picks = rows.filter((one) => one.state === publicState);
  const placed = placedAt(
    picks.map((one) => one.id),
    id,
    position,
  ).map((video_id, index) => ({ video_id, month, position: index + 1 }));
  const changed = placed.filter(
    (one) => !picks.some((was) => was.id === one.video_id && was.position === one.position),
  );
  // In the order of the ids, so that concurrent changes of a month do not deadlock.
  for (const row of changed.sort((one, other) => (one.video_id < other.video_id ? -1 : 1))) {
    await tx
      .insertInto('video_month_pick')
      .values(row)
      .onConflict((conflict) => conflict.columns(['month', 'video_id']).doUpdateSet({ position: row.position }))
      .execute();
  }
}
