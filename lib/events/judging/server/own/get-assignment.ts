import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { Assignment, getAssignment as contract } from '../../contract';
import { readAssignment } from './read-assignment';

/** An entry that the caller judges, with their scores and nobody else's. Throws Unauthorized, NullPointer for any other one. */
export async function getAssignment(context: Context, { id }: InputOf<typeof contract>): Promise<Assignment> {
  const { personId } = signedIn(context);
  return readAssignment(context, context.db.read, { id, personId });
}
