import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ActivityDraft, getOwnActivity as contract } from '../../contract';
import { readDraft } from './read-draft';

/** An activity of the caller for editing. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnActivity(context: Context, { id }: InputOf<typeof contract>): Promise<ActivityDraft> {
  return readDraft(context, { id, personId: signedIn(context).personId });
}
