import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { OwnWorkId } from './own-work';

/** Tells who is asked whether they made a part of a work; not of a draft, which is its creator's alone. Its row is held. */
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
