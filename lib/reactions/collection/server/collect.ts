import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { collect as contract } from '../contract';
import type { CollectionItemTable } from './tables';

/**
 * Adds a thing to the caller's collection, or removes it (specification section 4, 'Toggles'): the input is the desired
 * state, so the call is idempotent. An added thing must be public; removing always works. Only an inserted or deleted
 * row changes the thing's count, in the same transaction.
 * Throws NullPointer for a thing that is unknown or not public.
 */
export async function collect(context: Context, input: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const { kind, id } = input;
  const item = { person_id: personId, kind, target_id: id };
  await context.db.transaction(async (tx) => {
    const changed = input.collect
      ? await put(context, tx, { ...item, created_at: context.now() })
      : await takeOut(tx, item);
    if (!changed) return;
    await context.things[kind].countCollections?.(context, tx, { id, by: input.collect ? 1 : -1 });
    await context.emit(context, tx, 'collection.changed', { kind, id, personId, isCollected: input.collect });
  });
  return { isCollected: input.collect };
}

/** False if it was collected before. */
async function put({ things }: Context, tx: Tx, item: CollectionItemTable): Promise<boolean> {
  const { kind, target_id: id } = item;
  if (!(await things[kind].findPublic(tx, id).executeTakeFirst())) throw new CodedError('NullPointer');
  const row = await tx
    .insertInto('collection_item')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .returning('target_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if it was not in the collection. */
async function takeOut(tx: Tx, item: Omit<CollectionItemTable, 'created_at'>): Promise<boolean> {
  const row = await tx
    .deleteFrom('collection_item')
    .where((eb) => eb.and({ ...item }))
    .returning('target_id')
    .executeTakeFirst();
  return row !== undefined;
}
