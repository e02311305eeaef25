import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { OwnWorkId } from './own-work';

/** Emits the open credits of a work, which must not be a draft: drafts are private. Its row is locked. */
export async function tellCredits(context: Context, tx: Tx, { id, personId }: OwnWorkId): Promise<void> {
  const asked = await tx
    .selectFrom('video_credit')
    .select('person_id')
    .where('video_id', '=', id)
    .where('state', '=', 'asked')
    .execute();
  if (asked.length === 0) return;
  await context.emit(context, tx, 'work.credited', {
    id,
    authorId: personId,
    asked: asked.map((row) => row.person_id),
  });
}
