import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type CollectionKind, collectionKinds } from '../codes';

/** Number of collected things of the caller, by kind. */
export async function countCollected(context: Context): Promise<Record<CollectionKind, number>> {
  const { personId } = signedIn(context);
  const counts = collectionKinds.map(async (kind) => [kind, await countKind(context, personId, kind)]);
  return Object.fromEntries(await Promise.all(counts));
}

async function countKind({ db: { read }, things }: Context, personId: string, kind: CollectionKind): Promise<number> {
  const { count } = await read
    .selectFrom('collection_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(({ exists, ref }) => exists(things[kind].findPublic(read, ref('target_id'))))
    .executeTakeFirstOrThrow();
  return count;
}
