import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** The caller's avatar, for the header. Throws Unauthorized for a visitor and for an erased person. */
export async function getBaseInfo(context: Context): Promise<{ avatar: string | null }> {
  const { personId } = signedIn(context);
  const row = await context.db.read
    .selectFrom('person')
    .select('avatar')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CodedError('Unauthorized');
  return row;
}
