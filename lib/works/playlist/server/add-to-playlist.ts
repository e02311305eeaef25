import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { addToPlaylist as contract } from '../contract';
import { countPublic } from './count-public';
import { holdOwnPlaylist } from './own-playlist';
import { putAtEnd } from './put-at-end';
import { renewPages } from './renew-pages';

/**
 * Adds works to the end of a play list of the caller ({@link putAtEnd}) and returns its number of public works.
 * Throws NullPointer for a list that is not theirs and if none of the works is public, ListFull, Unauthorized for a
 * visitor.
 */
export async function addToPlaylist(
  context: Context,
  { id, videoIds }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const list = await holdOwnPlaylist(tx, { id, personId });
    if (await putAtEnd(tx, { id, videoIds, now: context.now() })) await renewPages(context, tx, list);
  });
  return { videoCount: await countPublic(context.db.read, id) };
}
