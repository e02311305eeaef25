import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** Whether the caller is verified, as a person or a company, as the verbs take it (specification section 6). Throws Unauthorized. */
export async function mayGoLive(context: Context): Promise<boolean> {
  const { personId } = signedIn(context);
  return mayDo(context, 'goLive', await findVerification(context.db.read, personId));
}
