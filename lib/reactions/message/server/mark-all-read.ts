import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noticeTypes } from '../codes';
import type { markAllRead as contract } from '../contract';
import { holdReader } from './reader';

/**
 * Marks all notices of a type, or of all types, as read up to the latest that the caller has seen: one row per type. Later
 * ones stay unread, and a mark never moves back. Throws Unauthorized for a visitor.
 */
export async function markAllRead(context: Context, { type, until }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  const types = type === '' ? noticeTypes : [type];
  await context.db.transaction(async (tx) => {
    // Future notices cannot be read.
    const seen = Math.min(until, await holdReader(tx, personId, context.now()));
    await tx
      .insertInto('notice_read')
      .values(types.map((one) => ({ person_id: personId, type: one, until: seen })))
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'type']).doUpdateSet({ until: seen }).where('notice_read.until', '<', seen),
      )
      .execute();
  });
  return null;
}
