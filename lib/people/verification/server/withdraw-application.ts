import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { paperPictures } from './paper-pictures';

/**
 * Withdraws a pending application of the caller: nothing of it is left. Throws Unauthorized, NullPointer for none of the
 * caller's, Changed for one that was decided on.
 */
export async function withdrawApplication(context: Context, { id }: { id: string }): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const withdrawn = await tx
      .deleteFrom('verification_application')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('state', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (withdrawn) return paperPictures.removeLater(tx, id, context.now());
    const known = await tx
      .selectFrom('verification_application')
      .select('id')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    throw new CodedError(known ? 'Changed' : 'NullPointer');
  });
  return null;
}
