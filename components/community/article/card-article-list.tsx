'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { PagedList } from '@/components/ui/paged-list';
import type { ArticleItem } from '@/lib/community/article/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { CardArticle, CardArticleSkeleton } from './card-article';

interface CardArticleListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page<ArticleItem>>>;
  empty: ReactNode;
  /** Renders a title, where it is not shown plainly. */
  show?(title: string): ReactNode;
  /** Nothing larger is above it: the cover of its first article is loaded with priority. */
  first?: boolean;
}

/** Number of placeholders while articles load. */
export const articleSkeletons = 6;

/** The layout of articles: rows between lines on a phone, else a grid. */
export const articleGrid =
  'max-md:-mt-4.5 max-md:*:border-line max-md:*:border-b max-md:*:pt-4.5 max-md:*:pb-1.5 md:grid md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 lg:gap-x-9';

/** Articles as cards, each with a button that collects it. Pages are loaded near the end. */
export function CardArticleList({ query, empty, show, first = false }: CardArticleListProps) {
  return (
    <PagedList
      query={query}
      keyOf={(article) => article.id}
      skeleton={<CardArticleSkeleton />}
      skeletons={articleSkeletons}
      empty={empty}
      className={articleGrid}
      {...useListWords()}
    >
      {(article, index) => (
        <CardArticle
          article={article}
          first={first && index === 0}
          title={show?.(article.title)}
          corner={<ArticleCorner article={article} />}
        />
      )}
    </PagedList>
  );
}

/** Collects an article from its card. */
export function ArticleCorner({ article: { id, title } }: { article: Pick<ArticleItem, 'id' | 'title'> }) {
  return <CardCollectButton kind="article" id={id} title={title} look="plain" />;
}
