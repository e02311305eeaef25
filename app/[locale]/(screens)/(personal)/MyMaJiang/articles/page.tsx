import { OwnArticles } from '@/components/community/article/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listOwnArticles } from '@/lib/community/article/server/own/list-own-articles';

export const generateMetadata = privateHead('article.own.title');

/** The caller's own articles, in every state. */
export default async function MyArticlesPage({ searchParams }: PageProps) {
  const context = await requirePerson('/MyMaJiang/articles', searchParams);
  const first = await listOwnArticles(context, { state: '', pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['article.own']}>
      <OwnArticles first={first} />
    </ClientWords>
  );
}
