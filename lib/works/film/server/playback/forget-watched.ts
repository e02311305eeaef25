import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { forgetWatched as contract } from '../../contract';

/** Removes a work from the caller's watch history, or all of them. Idempotent. */
export async function forgetWatched(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const own = tx.deleteFrom('video_watch').where('person_id', '=', personId);
    await (id === undefined ? own : own.where('video_id', '=', id)).execute();
  });
  return null;
}
