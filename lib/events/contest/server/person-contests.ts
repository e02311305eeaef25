import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { findCategories } from './categories';
import { removeAllPictures } from './desk/contest-pictures';
import { showContest } from './show-contest';

/** Listens to 'activity.removed': the rows of a contest go with its activity, its pictures by a job. */
export async function removeContest({ now }: Context, tx: Tx, { id }: EventKinds['activity.removed']): Promise<void> {
  await removeAllPictures(tx, id, now());
}

/**
 * Listens to 'activity.erased': of a contest what its organiser showed goes. Its name, its times, its categories and the terms that
 * others agreed to stay, for who took part.
 */
export async function eraseContest({ now }: Context, tx: Tx, { id }: EventKinds['activity.erased']): Promise<void> {
  const left = await tx
    .updateTable('contest')
    .set((row) => ({ blocks: '[]', revision: row('revision', '+', 1), updated_at: now() }))
    .where('activity_id', '=', id)
    .returning('activity_id')
    .executeTakeFirst();
  if (!left) return;
  await removeAllPictures(tx, id, now());
  await showContest(tx, id, now());
}

/** Listens to 'account.exported': adds what the person wrote of contests beside their activities. */
export async function exportContests(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const contests = await tx
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .selectAll('contest')
    .where('activity.organiser_id', '=', personId)
    .orderBy('contest.created_at')
    .orderBy('contest.activity_id')
    .execute();
  const exported: object[] = [];
  for (const { activity_id: id, blocks, is_listed: _isListed, ...row } of contests) {
    exported.push({
      id,
      ...row,
      blocks: JSON.parse(blocks),
      categories: await findCategories(tx, id),
      terms: await tx
        .selectFrom('contest_terms')
        .selectAll()
        .where('activity_id', '=', id)
        .orderBy('version')
        .execute(),
      createdAt: isoInBeijing(row.created_at),
    });
  }
  parts.contests = exported;
}
