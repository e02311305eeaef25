'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { type ArticleChoice, everything, isFiltered } from '@/lib/community/article/client/addresses';
import { articlesQuery } from '@/lib/community/article/client/articles';
import type { ArticleItem } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardArticleSkeleton } from './card-article';
import { articleGrid, articleSkeletons, CardArticleList } from './card-article-list';

interface IndexListProps {
  choice: ArticleChoice;
  /** Of all articles; it is in the HTML and is not fetched. */
  first: Page<ArticleItem>;
  /** Stands above the list of all, and not in it. */
  featured: ArticleItem | null;
  onClear(): void;
}

/** The chosen articles. Placeholders until the address is read. */
export function IndexList({ choice, first, featured, onClear }: IndexListProps) {
  const { topicId, tag, order } = choice;
  const isAll = !isFiltered(choice);
  const initialData = isAll && order === everything.order ? { pages: [first], pageParams: [1] } : undefined;
  const above = isAll ? featured?.id : undefined;
  const select = useCallback((data: InfiniteData<Page<ArticleItem>>) => without(data, above), [above]);
  const query = useInfiniteQuery({ ...articlesQuery({ topicId, tag, orderBy: order }), initialData, select });
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        <div className={articleGrid}>
          {[...Array(articleSkeletons).keys()].map((place) => (
            <CardArticleSkeleton key={place} />
          ))}
        </div>
      </div>
      <div className="in-data-chosen:hidden">
        <CardArticleList
          first={!above}
          query={query}
          empty={<NoArticles isChosen={!isAll} isBelow={above !== undefined} onClear={onClear} />}
        />
      </div>
    </>
  );
}

function without(data: InfiniteData<Page<ArticleItem>>, id: string | undefined): InfiniteData<Page<ArticleItem>> {
  const pages = data.pages.map((page) => ({ ...page, list: page.list.filter((article) => article.id !== id) }));
  return { ...data, pages };
}

interface NoArticlesProps {
  isChosen: boolean;
  /** There is one, above the list. */
  isBelow: boolean;
  onClear(): void;
}

function NoArticles({ isChosen, isBelow, onClear }: NoArticlesProps) {
  const t = useTranslations('article.index.none');
  if (isChosen) {
    return (
      <Notice title={t('title')} text={t('text')}>
        <button type="button" onClick={onClear} className={buttonClass('ink')}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice title={t(isBelow ? 'titleOfOthers' : 'titleOfAll')} text={t('textOfAll')}>
      <Link href="/articleIndex/new" className={buttonClass('ink')}>
        {t('write')}
      </Link>
    </Notice>
  );
}
