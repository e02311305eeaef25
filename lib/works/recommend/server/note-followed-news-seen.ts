import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { noteFollowedNewsSeen as contract } from '../contract';

/**
 * Stores until when the caller has seen the works of followed people; it never moves back or into the future. Throws
 * Unauthorized for a visitor.
 */
export async function noteFollowedNewsSeen(context: Context, input: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const until = Math.min(input.until, context.now());
  await context.db.transaction((tx) =>
    tx
      .insertInto('video_followed_seen')
      .values({ person_id: personId, until })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ until }).where('video_followed_seen.until', '<', until),
      )
      .execute(),
  );
  return null;
}

/** Listens to 'account.erased'. */
export async function forgetFollowedSeen(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('video_followed_seen').where('person_id', '=', personId).execute();
}
