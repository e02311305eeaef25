import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { like as contract } from '../contract';

/**
 * Likes a thing, or removes the like (specification section 4, 'Toggles'): the input is the desired state, so the call
 * is idempotent. Only an inserted or deleted row changes the thing's count, in the same transaction.
 * Throws NullPointer for a thing that is not public, from its owner's count. A like of a thing that is gone can still
 * be removed.
 */
export async function like(context: Context, input: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const { kind, id } = input;
  await context.db.transaction(async (tx) => {
    const mark = { kind, thing_id: id, person_id: personId };
    const changed = input.like ? await put(tx, { ...mark, created_at: context.now() }) : await takeBack(tx, mark);
    if (!changed) return;
    await context.things[kind].countLike(context, tx, { id, by: input.like ? 1 : -1 });
    await context.emit(context, tx, 'like.changed', { kind, id, personId, isLiked: input.like });
  });
  return { isLiked: input.like };
}

interface Mark {
  kind: InputOf<typeof contract>['kind'];
  thing_id: string;
  person_id: string;
}

async function put(tx: Tx, mark: Mark & { created_at: number }): Promise<boolean> {
  const row = await tx
    .insertInto('like_mark')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .returning('thing_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function takeBack(tx: Tx, mark: Mark): Promise<boolean> {
  const row = await tx
    .deleteFrom('like_mark')
    .where((eb) => eb.and({ ...mark }))
    .returning('thing_id')
    .executeTakeFirst();
  return row !== undefined;
}
