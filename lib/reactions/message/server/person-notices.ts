import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { holdReader } from './reader';
import { countLess } from './tell-notices';

/**
 * Listens to 'account.erased': deletes the person's notices, and removes the person from the notices of others. A notice
 * without other people is hidden.
 */
export async function eraseNotices(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const stood = await tx
    .selectFrom('notice_actor as actor')
    .innerJoin('notice', 'notice.id', 'actor.notice_id')
    .select(['notice.id', 'notice.person_id'])
    .where('actor.person_id', '=', personId)
    .execute();
  // In the order of the readers, the person among them.
  const readers = [...new Set([personId, ...stood.map((notice) => notice.person_id)])].sort();
  for (const reader of readers) {
    await holdReader(tx, reader, context.now());
    const own = stood.filter((notice) => notice.person_id === reader);
    for (const { id } of own) await removeActor(tx, id, personId);
    if (reader !== personId) continue;
    await tx.deleteFrom('notice').where('person_id', '=', personId).execute();
    await tx.deleteFrom('notice_read').where('person_id', '=', personId).execute();
    await tx.deleteFrom('notice_reader').where('person_id', '=', personId).execute();
  }
}

async function removeActor(tx: Tx, noticeId: string, personId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('notice_actor')
    .where('notice_id', '=', noticeId)
    .where('person_id', '=', personId)
    .returning('is_withdrawn')
    .executeTakeFirst();
  if (removed?.is_withdrawn === 0) await countLess(tx, noticeId);
}

/** Adds the person's notices to an export, without the people in them: that is their personal data. */
export async function exportNotices(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('notice')
    .select(['type', 'kind', 'about_kind', 'about_id', 'actor_count', 'last_at'])
    .where('person_id', '=', personId)
    .where('is_shown', '=', 1)
    .orderBy('seq')
    .execute();
  parts.notices = rows.map((row) => ({
    type: row.type,
    kind: row.kind,
    about: row.about_kind === null ? null : { kind: row.about_kind, id: row.about_id },
    people: row.actor_count,
    at: new Date(row.last_at).toISOString(),
  }));
}
