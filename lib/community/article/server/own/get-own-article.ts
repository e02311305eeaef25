import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ArticleDraft, getOwnArticle as contract } from '../../contract';
import { readDraft } from './read-draft';

/** An article of the caller for editing. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnArticle(context: Context, { id }: InputOf<typeof contract>): Promise<ArticleDraft> {
  const { personId } = signedIn(context);
  return readDraft(context.db.read, { id, personId }, context.language);
}
