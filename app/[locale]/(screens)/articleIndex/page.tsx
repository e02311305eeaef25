import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { IndexMarkScript } from '@/components/community/article/index-mark-script';
import { IndexScreen } from '@/components/community/article/index-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { articlesPath } from '@/lib/community/article/client/addresses';
import { articlesJsonLd } from './json-ld';
import { readArticles } from './read';

async function read() {
  const { first, featured, subjects } = await readArticles(await getLocale());
  const others = first.list.filter(({ id }) => id !== featured?.id);
  return { first, featured, subjects, articles: featured ? [featured, ...others] : others };
}

export async function generateMetadata(): Promise<Metadata> {
  const { articles } = await read();
  const t = await getTranslations('article.index');
  return publicHead({
    path: articlesPath,
    feed: '/feeds/articles',
    title: t('title'),
    description: t('description'),
    picture: articles.find(({ cover }) => cover)?.cover,
  });
}

/** All articles (specification section 2, /articleIndex); the query names a channel, a tag and an order. */
export default async function ArticlesPage() {
  const { articles, ...parts } = await read();
  const name = (await getTranslations('article.index'))('heading');
  return (
    <ClientWords of={['article.card', 'article.index', 'collection']}>
      <JsonLd data={articlesJsonLd({ name, articles, ...(await pageFacts()) })} />
      <IndexMarkScript />
      <IndexScreen {...parts} />
    </ClientWords>
  );
}
