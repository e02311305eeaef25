import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** Whether the caller is a verified company, as the verbs take it (specification section 6). Throws Unauthorized. */
export async function mayLaunch(context: Context): Promise<boolean> {
  const { personId } = signedIn(context);
  return mayDo(context, 'launchEvent', await findVerification(context.db.read, personId));
}
