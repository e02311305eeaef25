import { personTag } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { playlistTag } from './page-tags';

/** Invalidates the pages that show a play list: its own and its creator's. */
export function renewPages(
  context: Pick<Context, 'now'>,
  tx: Tx,
  { id, owner_id }: { id: string; owner_id: string },
): Promise<void> {
  return invalidatePages(tx, [playlistTag(id), personTag(owner_id)], context.now());
}
