import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { markTeam as contract } from '../contract';
import type {} from './events';
import { isOfCompany } from './of-company';

/**
 * Notes what the caller thinks of a team, which they have seen then. Its first interest is told to the team, once. Throws NullPointer
 * for one that is unknown, or not for the caller's demand.
 */
export async function markTeam(context: Context, { id, mark }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const marked = await tx
      .updateTable('team_recommendation')
      .set((row) => ({ mark, seen_at: row.fn.coalesce('seen_at', row.val(now)) }))
      .where('id', '=', id)
      .where(isOfCompany(personId))
      .returning(['demand_id', 'person_id', 'told_at'])
      .executeTakeFirst();
    if (!marked) throw new CodedError('NullPointer');
    // The row is locked: nobody else tells them too.
    if (mark !== 'interested' || marked.told_at !== null) return;
    await tx.updateTable('team_recommendation').set({ told_at: now }).where('id', '=', id).execute();
    const { demand_id: demandId, person_id: wanted } = marked;
    await context.emit(context, tx, 'team.wanted', { demandId, personId: wanted });
  });
  return null;
}
