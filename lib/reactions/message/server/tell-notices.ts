import type { Told } from '@/lib/base/notice/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { announce, isAnnouncement } from './announce';
import { type Addressed, newNotice, type Turn } from './new-notice';
import { holdReader } from './reader';
import { findWish } from './recipient';
import { type Former, tellByWechat } from './wechat-messages';

/**
 * Writes the notices of one event, in its transaction. Nobody is notified of their own actions, of actions of people they
 * have blocked, or twice about one thing. A gathering notice is one row for any number of people, and each of them notifies
 * once, also if they undo the action and repeat it.
 */
export async function tellNotices(context: Context, tx: Tx, told: readonly Told[]): Promise<void> {
  const now = context.now();
  const addressed = inOrder(told);
  if (isAnnouncement(addressed)) return announce(tx, addressed, now);
  for (const one of addressed) {
    const seq = await holdReader(tx, one.notice.to, now);
    if (one.notice.isTakenBack) await takeBack(tx, one);
    else await tell(tx, one, { seq, now });
  }
}

/** The notices to write: the first one per reader and thing, in the order of the readers. */
function inOrder(told: readonly Told[]): Addressed[] {
  const seen = new Set<string>();
  const addressed = told.filter((one): one is Addressed => {
    const { to, by, about, isTakenBack } = one.notice;
    if (to === null || to === by) return false;
    const place = `${to} ${about?.kind} ${about?.id}`;
    if (isTakenBack) return true;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  return addressed.sort((one, other) => (one.notice.to < other.notice.to ? -1 : 1));
}

/** Tells the ways that the reader has chosen. */
async function tell(tx: Tx, one: Addressed, turn: Turn): Promise<void> {
  const wish = await findWish(tx, { ...one.notice, type: one.source.type });
  if (!wish.onSite) return;
  const told = await put(tx, one, turn);
  if (told && wish.byWechat) await tellByWechat(tx, told, turn);
}

/** Returns the notice as it was before; null when it tells nothing new. */
async function put(tx: Tx, one: Addressed, { seq, now }: Turn): Promise<Former | null> {
  const former = await ensure(tx, one, { seq, now });
  const { id } = former;
  const { by } = one.notice;
  // What nobody did is told once, by the row itself.
  if (by === null) return former.seq === seq ? { ...former, is_shown: 0 } : null;
  if (!(await addActor(tx, id, by, now))) return null;
  await tx
    .updateTable('notice')
    .set((row) => ({ seq, last_at: now, is_shown: 1, actor_count: row('actor_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return former;
}

/** The notice that gathers it, or a new one, hidden until somebody is in it; as it was before. */
async function ensure(tx: Tx, { source, notice }: Addressed, { seq, now }: Turn): Promise<Former> {
  const upserted = tx
    .insertInto('notice')
    .values({ ...newNotice({ source, notice }, { seq, now }), gather_key: gatherKey({ source, notice }) })
    // The latest detail counts.
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'gather_key']).doUpdateSet((row) => ({ detail: row.ref('excluded.detail') })),
    );
  return upserted.returning(['id', 'person_id', 'type', 'seq', 'read_seq', 'is_shown']).executeTakeFirstOrThrow();
}

/** The same for whatever is gathered in one notice; null for one of its own. */
function gatherKey({ source, notice: { about } }: Told): string | null {
  if (!source.isGathered) return null;
  return about ? `${source.kind} ${about.kind} ${about.id}` : source.kind;
}

/** Adds an actor; false for a known one. A withdrawn one is counted again. */
async function addActor(tx: Tx, noticeId: string, personId: string, now: number): Promise<boolean> {
  const actor = { notice_id: noticeId, person_id: personId };
  const added = await tx
    .insertInto('notice_actor')
    .values({ ...actor, at: now, is_withdrawn: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  if (added) return true;
  if (await setWithdrawn(tx, actor, 1, 0)) {
    await tx
      .updateTable('notice')
      .set((row) => ({
        actor_count: row('actor_count', '+', 1),
        // Hidden without actors: shown again. Removed by the reader: stays hidden.
        is_shown: row.case().when('actor_count', '=', 0).then(1).else(row.ref('is_shown')).end(),
      }))
      .where('id', '=', noticeId)
      .execute();
  }
  return false;
}

async function takeBack(tx: Tx, { source, notice }: Addressed): Promise<void> {
  const key = gatherKey({ source, notice });
  if (notice.by === null || key === null) return;
  const gathered = await tx
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', notice.to)
    .where('gather_key', '=', key)
    .executeTakeFirst();
  if (!gathered) return;
  if (await setWithdrawn(tx, { notice_id: gathered.id, person_id: notice.by }, 0, 1)) await countLess(tx, gathered.id);
}

async function setWithdrawn(
  tx: Tx,
  actor: { notice_id: string; person_id: string },
  from: 0 | 1,
  to: 0 | 1,
): Promise<boolean> {
  const changed = await tx
    .updateTable('notice_actor')
    .set({ is_withdrawn: to })
    .where((row) => row.and({ ...actor, is_withdrawn: from }))
    .returning('notice_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Counts one actor less, and hides a notice without any. Its reader is locked. */
export async function countLess(tx: Tx, noticeId: string): Promise<void> {
  await tx
    .updateTable('notice')
    .set((row) => ({
      actor_count: row('actor_count', '-', 1),
      is_shown: row.case().when('actor_count', '=', 1).then(0).else(row.ref('is_shown')).end(),
    }))
    .where('id', '=', noticeId)
    .execute();
}
