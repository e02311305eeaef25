import { absoluteUrl, interactions, type PageFacts } from '@/lib/app/json-ld';
import { organization } from '@/lib/app/organization';
import { textLength } from '@/lib/base/rich-text/rules/reading';
import { articlePath, articlesPath } from '@/lib/community/article/client/addresses';
import type { ArticleDetail } from '@/lib/community/article/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { languageNames } from '@/lib/platform/shared/language';

interface ArticleFacts extends PageFacts {
  article: ArticleDetail;
  /** What the list of articles is called, and the site. */
  articles: string;
  siteName: string;
}

/** The longest headline that search engines take. */
const headlineLength = 110;

/** Describes an article to search engines: who wrote it, when, how long it is, and where it stands. */
export function articleJsonLd({ article, articles, siteName, ...facts }: ArticleFacts): Record<string, unknown> {
  const { id, title, titleLanguage, cover, author, topic, tags } = article;
  const path = articlePath(id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const { characters, words } = textLength(article.body);
  const said = {
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: truncate(title, headlineLength),
    description: article.excerpt || undefined,
    image: cover
      ? ([{ width: 1008, height: 672 }, shareImageSize] as const).map(
          (size) => new URL(thumbnail(cover, size), facts.siteUrl).href,
        )
      : undefined,
    datePublished: article.publishedAt,
    dateModified: article.editedAt ?? article.publishedAt,
    author: { '@type': 'Person', name: author.nickname, url: absoluteUrl(facts, creatorPath(author.userId)) },
    publisher: organization(facts.siteUrl, { name: siteName }),
    inLanguage: languageNames[titleLanguage].html,
    wordCount: characters + words,
    timeRequired: `PT${article.minutes}M`,
    articleSection: topic?.title,
    keywords: tags.length > 0 ? tags.join(',') : undefined,
    commentCount: article.commentCount,
    interactionStatistic: [interactions('LikeAction', article.likeCount)],
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: articles, path: articlesPath },
    { name: title, path },
  ];
  return { '@graph': [said, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
