import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { workIds } from '@/lib/base/rich-text/rules/article-parts';
import { outline } from '@/lib/base/rich-text/rules/outline';
import { showArticle } from '@/lib/base/rich-text/server/show-article';
import type { ArticleDetail } from '@/lib/community/article/contract';
import { getArticle } from '@/lib/community/article/server/get-article';
import { listArticlesOfPerson } from '@/lib/community/article/server/list-articles-of-person';
import { articleTag } from '@/lib/community/article/server/page-tags';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag, personTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { commentsTag } from '@/lib/reactions/comment/server/page-tags';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether a string can be the id of an article, so that no other address is read or cached. */
const isArticleId = (id: string) => /^[\w-]{1,64}$/.test(id);

/** How many others of its author stand below an article. */
const moreArticles = 3;

/**
 * What the first HTML of an article's page shows: its text, others of its author, and its first comments. Null for one that is
 * not public, but tagged, so that a cached 404 ends when it is approved. Read once per rendering.
 */
export const readArticlePage = cache(async (language: Language, id: string) => {
  if (!isArticleId(id)) return null;
  const context = visitorContext(language);
  const article = await taggedRead([articleTag(id), authorsTag], () => getArticle(context, { id }).catch(orNull));
  if (!article) return null;
  await tagOthers(article);
  const latest = { kind: 'article', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = [commentsTag('article', id), authorsTag];
  const comments = await taggedRead(said, () => findComments(context, latest).catch(orNull));
  if (!comments) return null;
  const text = outline(showArticle(article.body), 'part', 'h1');
  return { article, text, more: await othersOf(context, article), comments };
});

/** The works that stand in it may be taken down or come back, and its channel may be renamed or closed. */
async function tagOthers({ body, topic }: ArticleDetail): Promise<void> {
  const tags = [...workIds(body).map(videoTag), ...(topic ? [topicTag(topic.id)] : [])];
  await taggedRead(tags, async () => null);
}

async function othersOf(context: Context, { id, author: { userId } }: ArticleDetail) {
  const latest = { userId, text: '', pageIndex: 1, pageSize: moreArticles + 1 };
  const { list } = await taggedRead([personTag(userId)], () => listArticlesOfPerson(context, latest));
  return list.filter((other) => other.id !== id).slice(0, moreArticles);
}
