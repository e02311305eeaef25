import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ArticleDraft, withdrawArticle as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnArticle } from './own-article';
import { readDraft } from './read-draft';

/**
 * Withdraws an article from review, and returns it as a draft. Throws Changed if it was decided on, NullPointer for one that
 * is not the caller's.
 */
export async function withdrawArticle(context: Context, { id }: InputOf<typeof contract>): Promise<ArticleDraft> {
  const own = { id, personId: signedIn(context).personId };
  const { to } = transitions.withdraw;
  await context.db.transaction((tx) =>
    changeOwnArticle(tx, { ...own, states: statesBefore('withdraw') }, { state: to, submitted_at: null, words: '[]' }),
  );
  return readDraft(context.db.read, own, context.language);
}
