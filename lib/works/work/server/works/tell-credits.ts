import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { publicState, type VideoState } from '../../codes';
import type { OwnWorkId } from './own-work';

interface Change {
  /** The state that the work is left in. */
  state: VideoState;
  /** The people whose credits were removed. */
  removed?: readonly string[];
}

/**
 * Emits the removed credits of a work and, unless it is a private draft, the open ones. Its row is locked. A removed one
 * counts in a draft too: it may have been submitted, and withdrawn.
 */
export async function tellCredits(
  context: Context,
  tx: Tx,
  { id, personId }: OwnWorkId,
  { state, removed = [] }: Change,
): Promise<void> {
  const asked = state === publicState || state === 'pending_review' ? await openCredits(tx, id) : [];
  if (asked.length + removed.length === 0) return;
  await context.emit(context, tx, 'work.credited', { id, authorId: personId, asked, removed });
}

async function openCredits(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('video_credit')
    .select('person_id')
    .where('video_id', '=', id)
    .where('state', '=', 'asked')
    .execute();
  return rows.map((row) => row.person_id);
}
