import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { collect as contract } from '../contract';
import { findPublic } from './public-things';

/**
 * Puts a thing into the caller's collection, or takes it out (specification section 4, 'Toggles'): what is asked for is
 * the state, so that asking twice is asking once. What is collected must be there for everybody; taking it out always
 * works, also when it is gone.
 *
 * NullPointer for a thing that is unknown or not public.
 */
export async function collect(context: Context, input: InputOf<typeof contract>): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const item = { person_id: personId, kind: input.kind, target_id: input.id };
  await context.db.transaction(async (tx) => {
    if (!input.collect) {
      await tx
        .deleteFrom('collection_item')
        .where((eb) => eb.and(item))
        .execute();
      return;
    }
    if (!(await findPublic[input.kind](tx, input.id).executeTakeFirst())) throw new CodedError('NullPointer');
    await tx
      .insertInto('collection_item')
      .values({ ...item, created_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { isCollected: input.collect };
}
