import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/** Whether the caller is a verified company, as the verbs take it (specification section 6). Throws Unauthorized. */
export async function mayPost(context: Context): Promise<boolean> {
  const { personId } = signedIn(context);
  return mayDo(context, 'postDemand', await findVerification(context.db.read, personId));
}

/** Whether the caller looks after demands of customers without an account, as `asOwn` has it. */
export const mayPostForCustomers = (context: Context): boolean => mayDo(context, 'answerLeads');
