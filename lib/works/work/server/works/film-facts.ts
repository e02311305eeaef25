import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { publicState } from '../../codes';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnWork, type OwnWorkId } from './own-work';
import { publicTags } from './public-tags';

/** Stores the duration of these works' film, in seconds, and invalidates the pages of public ones. `now` is in ms. */
export async function noteDuration(tx: Tx, ids: string[], seconds: number, now: number): Promise<void> {
  const works = await tx
    .updateTable('video')
    .set({ duration_seconds: Math.max(1, Math.round(seconds)) })
    .where('id', 'in', ids)
    .returning(['id', 'author_id', 'state'])
    .execute();
  const tags = works.filter(({ state }) => state === publicState).flatMap(publicTags);
  await invalidatePages(tx, [...new Set(tags)], now);
}

/** Sets this media key as the cover of a work without one. False for a work that has one. */
export async function suggestCover(tx: Tx, id: string, cover: string): Promise<boolean> {
  const given = await tx
    .updateTable('video')
    .set({ cover })
    .where('id', '=', id)
    .where('cover', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** A work without a decision fails, since its file is unusable. The reason stays empty: screens show the problem. */
export async function breakDown(context: Context, tx: Tx, id: string): Promise<void> {
  const broken = await tx
    .updateTable('video')
    .set({ state: transitions.breakDown.to, reason: '' })
    .where('id', '=', id)
    .where('state', 'in', statesBefore('breakDown'))
    .returning('author_id')
    .executeTakeFirst();
  if (!broken) return;
  await context.emit(context, tx, 'work.decided', { id, authorId: broken.author_id, act: 'breakDown', reason: '' });
}

/**
 * Makes a work whose file is replaced a draft again. Throws Changed if that is not possible, InContest, and NullPointer
 * for a work that is not theirs.
 */
export async function reopenForFilm(tx: Tx, own: OwnWorkId): Promise<void> {
  const condition = { ...own, states: statesBefore('replaceFilm'), outsideContests: true } as const;
  await changeOwnWork(tx, condition, { state: transitions.replaceFilm.to, reason: '' });
}
