import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { seeTeams as contract } from '../contract';
import { isOfCompany } from './of-company';

/** Notes which recommendations the caller has seen; those for other people's demands, and unknown ones, are left alone. */
export async function seeTeams(context: Context, { ids }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  if (ids.length === 0) return null;
  await context.db.transaction((tx) =>
    tx
      .updateTable('team_recommendation')
      .set({ seen_at: context.now() })
      .where('id', 'in', ids)
      .where('seen_at', 'is', null)
      .where(isOfCompany(personId))
      .execute(),
  );
  return null;
}
