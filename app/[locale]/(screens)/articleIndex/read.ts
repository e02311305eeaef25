import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { findFeaturedArticle } from '@/lib/community/article/server/find-featured-article';
import { listArticleSubjects } from '@/lib/community/article/server/list-article-subjects';
import { listArticles } from '@/lib/community/article/server/list-articles';
import { articlesTag } from '@/lib/community/article/server/page-tags';
import { topicsTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/**
 * What the first HTML of the list of articles shows: the latest ones, the featured one, and what they can be filtered by. Read
 * once per rendering, whose metadata needs it too.
 */
export const readArticles = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [first, featured, subjects] = await Promise.all([
    taggedRead([articlesTag, authorsTag], () => listArticles(context, { pageIndex: 1, pageSize: 20 })),
    taggedRead([articlesTag, authorsTag], () => findFeaturedArticle(context)),
    taggedRead([articlesTag, topicsTag], () => listArticleSubjects(context, { topicId: '' })),
  ]);
  return { first, featured, subjects };
});
