import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { takePlaylistDown as contract } from '../contract';
import { isPlaylistTakenDown } from './is-playlist-taken-down';
import { renewPublic } from './renew-public';

/**
 * Takes a play list down: its creator keeps it, nobody else sees it, and it cannot be made public. Or restores it with
 * its creator's choice. Recorded in the audit log, unless nothing changed.
 * Throws Unauthorized or Forbidden for callers who may not review reports, NullPointer for an unknown list.
 */
export async function takePlaylistDown(context: Context, { id, isTakenDown }: InputOf<typeof contract>): Promise<null> {
  if ((await isPlaylistTakenDown(context, id)) === null) throw new CodedError('NullPointer');
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable('playlist')
      .set({ is_taken_down: Number(isTakenDown) })
      .where('id', '=', id)
      .where('is_taken_down', '=', Number(!isTakenDown))
      .returning('owner_id')
      .executeTakeFirst();
    if (!changed) return;
    await renewPublic(context, tx, id);
    await recordAudit(context, tx, {
      action: `playlist.list.${isTakenDown ? 'takenDown' : 'givenBack'}`,
      subject: 'playlist',
      subjectId: id,
      before: { isTakenDown: !isTakenDown },
      after: { isTakenDown },
    });
    await context.emit(context, tx, 'playlist.takenDown', { id, ownerId: changed.owner_id, isTakenDown });
  });
  return null;
}
