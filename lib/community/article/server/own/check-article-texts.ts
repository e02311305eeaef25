import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicArticleState } from '../../codes';
import type { ArticleDraft, checkArticleTexts as contract } from '../../contract';
import { showChange } from '../show-change';
import { textStatesOf } from '../shown-text';
import { changeOwnArticle, type OwnArticleId } from './own-article';
import { readDraft } from './read-draft';

/**
 * Notes that both texts of an article say the same, by its author, until one of them changes; readers are told. Asking twice
 * is asking once.
 * Throws code `400` with the rule `missing` for the language without a text, Changed for an outdated revision, NullPointer for
 * an article that is not the caller's.
 */
export async function checkArticleTexts(
  context: Context,
  { id, revision }: InputOf<typeof contract>,
): Promise<ArticleDraft> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction((tx) => check(tx, own, revision, context.now()));
  return readDraft(context.db.read, own, context.language);
}

async function check(tx: Tx, own: OwnArticleId, revision: number, now: number): Promise<void> {
  const article = await changeOwnArticle(tx, { ...own, revision }, { checked_at: now });
  const states = textStatesOf(article);
  if (states.zh === 'missing') throw new CodedError('400', { fields: [{ field: 'bodyZh', rule: 'missing' }] });
  if (states.en === 'missing') throw new CodedError('400', { fields: [{ field: 'bodyEn', rule: 'missing' }] });
  if (article.state === publicArticleState) await showChange(tx, article, now);
}
