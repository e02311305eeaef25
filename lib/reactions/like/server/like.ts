import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { like as contract } from '../contract';

/**
 * Likes a thing, or no longer (specification section 4, 'Toggles'): what is asked for is the state, so that asking twice
 * is asking once. Only a row that came or went moves the thing's count, in the same transaction.
 *
 * NullPointer for a thing that is not there for everybody: its owner, who counts, says so. A like of what has gone since
 * can still be taken back.
 */
export async function like(context: Context, input: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const { kind, id } = input;
  await context.db.transaction(async (tx) => {
    const mark = { kind, thing_id: id, person_id: personId };
    const changed = input.like ? await put(tx, { ...mark, created_at: context.now() }) : await takeBack(tx, mark);
    if (changed) await context.things[kind].countLike(context, tx, { id, by: input.like ? 1 : -1 });
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
