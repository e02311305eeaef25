import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type * as contract from '../../contract';
import type { ArticleTexts } from '../../rules/article-texts';
import { findOwnArticle } from './own-article';

/**
 * The earlier versions of an article of the caller, the latest first. Throws NullPointer for one that is not theirs,
 * Unauthorized for a visitor.
 */
export async function listArticleVersions(
  context: Context,
  { id }: InputOf<typeof contract.findArticleVersions>,
): Promise<contract.ArticleVersion[]> {
  await findOwnArticle(context.db.read, { id, personId: signedIn(context).personId });
  const rows = await context.db.read
    .selectFrom('article_version')
    .select(['version', 'saved_at'])
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, saved_at }) => ({ version, savedAt: isoInBeijing(saved_at) }));
}

/** An earlier version of an article of the caller. Throws NullPointer for an unknown one too. */
export async function getArticleVersion(
  context: Context,
  { id, version }: InputOf<typeof contract.getArticleVersion>,
): Promise<contract.ArticleVersionTexts> {
  await findOwnArticle(context.db.read, { id, personId: signedIn(context).personId });
  const row = await context.db.read
    .selectFrom('article_version')
    .select(['texts', 'saved_at'])
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const texts: ArticleTexts = JSON.parse(row.texts);
  return { version, savedAt: isoInBeijing(row.saved_at), ...texts };
}
