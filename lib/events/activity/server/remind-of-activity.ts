import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { remindOfActivity as contract, findActivityReminders } from '../contract';
import { isPublicActivity } from './public-activity';

/**
 * Asks for a message on the day before a public activity, or for none; asking twice is asking once. Throws NullPointer for one
 * that is not public; to ask for none always works.
 */
export async function remindOfActivity(context: Context, { id, remind }: InputOf<typeof contract>): Promise<null> {
  const reminder = { activity_id: id, person_id: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    if (!remind) {
      await tx
        .deleteFrom('activity_reminder')
        .where('activity_id', '=', id)
        .where('person_id', '=', reminder.person_id)
        .execute();
      return;
    }
    await tx
      .selectFrom('activity')
      .select('activity.id')
      .where('activity.id', '=', id)
      .where(isPublicActivity)
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    await tx
      .insertInto('activity_reminder')
      .values({ ...reminder, added_at: context.now() })
      .onConflict((conflict) => conflict.columns(['activity_id', 'person_id']).doNothing())
      .execute();
  });
  return null;
}

/** Of which of these activities the caller is to be reminded. */
export async function listActivityReminders(
  context: Context,
  { ids }: InputOf<typeof findActivityReminders>,
): Promise<string[]> {
  const { personId } = signedIn(context);
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('activity_reminder')
    .select('activity_id')
    .where('person_id', '=', personId)
    .where('activity_id', 'in', ids)
    .execute();
  return rows.map(({ activity_id }) => activity_id);
}
