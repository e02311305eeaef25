import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type CollectionKind, collectionKinds } from '../codes';
import { findPublic } from './public-things';

/** How many things the caller's lists of collected things hold, by kind. */
export async function countCollected(context: Context): Promise<Record<CollectionKind, number>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const counts = collectionKinds.map(async (kind) => [kind, await countKind(read, personId, kind)]);
  return Object.fromEntries(await Promise.all(counts));
}

async function countKind(db: Reader, personId: string, kind: CollectionKind): Promise<number> {
  const { count } = await db
    .selectFrom('collection_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(({ exists, ref }) => exists(findPublic[kind](db, ref('target_id'))))
    .executeTakeFirstOrThrow();
  return count;
}
