'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { listPath } from '@/lib/community/article/client/addresses';
import { articlesQuery } from '@/lib/community/article/client/articles';
import { Link } from '@/lib/platform/i18n/link';
import { CardArticleList } from './card-article-list';

/** The articles of a channel, the latest first: a tab of its page. */
export function CardChannelArticles({ topicId }: { topicId: string }) {
  const t = useTranslations('article.channel');
  const states = useTranslations('client.emptyStates');
  const query = useInfiniteQuery(articlesQuery({ topicId, tag: '', orderBy: 'latest' }));
  const isEmpty = query.data?.pages[0]?.list.length === 0;
  const write = (
    <Link href={`/articleIndex/new?topicId=${encodeURIComponent(topicId)}`} className={buttonClass('line')}>
      {t('write')}
    </Link>
  );
  return (
    <>
      {!isEmpty && (
        <p className="mb-5 flex flex-wrap gap-2.5">
          {write}
          <Link href={listPath({ topicId })} className={buttonClass('line')}>
            {t('byTag')}
          </Link>
        </p>
      )}
      <CardArticleList
        query={query}
        empty={
          <Notice title={states('noData')} text={t('empty')}>
            {write}
          </Notice>
        }
      />
    </>
  );
}
