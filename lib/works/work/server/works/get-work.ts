import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getWork as contract, WorkDraft } from '../../contract';
import { readDraft } from './read-draft';

/** A work of the caller for editing. Throws NullPointer for a work that is not theirs, Unauthorized for a visitor. */
export async function getWork(context: Context, { id }: InputOf<typeof contract>): Promise<WorkDraft> {
  const { personId } = signedIn(context);
  return readDraft(context.db.read, { id, personId }, context.language);
}
