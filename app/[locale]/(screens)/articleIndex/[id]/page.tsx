import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticleScreen } from '@/components/community/article/article-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { articlePath } from '@/lib/community/article/client/addresses';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { articleJsonLd } from './json-ld';
import { readArticlePage } from './read';

/** No article's page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readArticlePage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('article');
  if (!found) return { title: t('missing.title') };
  const { id, title, titleLanguage, textState, excerpt, cover, author } = found.article;
  const whole = t('page.title', { title, nickname: author.nickname });
  const isInOne = textState === 'alone' || textState === 'missing';
  return publicHead({
    path: articlePath(id),
    feed: '/feeds/articles',
    // Search engines cut what is longer; the title of the article must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: truncate(excerpt, 160) || title,
    picture: cover,
    ...(isInOne && { only: titleLanguage }),
  });
}

/** An article and what is said about it (specification section 2). */
export default async function ArticlePage(props: PageProps<'id'>) {
  const found = (await read(props)) ?? notFound();
  const names = {
    articles: (await getTranslations('article.index'))('heading'),
    siteName: (await getTranslations('shell'))('name'),
  };
  return (
    <ClientWords
      of={['article.card', 'article.page', 'filmPlayer', 'person', 'like', 'collection', 'comment', 'format']}
    >
      <JsonLd data={articleJsonLd({ article: found.article, ...names, ...(await pageFacts()) })} />
      <ArticleScreen {...found} />
    </ClientWords>
  );
}
