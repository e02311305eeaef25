'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import type { ReviewedState } from '@/lib/base/staff/codes';
import { ownArticlesQuery } from '@/lib/community/article/client/own-articles';
import type { OwnArticle } from '@/lib/community/article/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnArticleRow, OwnArticleSkeleton } from './own-row';

type Filter = ReviewedState | '';

/** In the order in which an article goes through them. */
const filters: Filter[] = ['', 'pending_edit', 'pending_review', 'verified', 'failed'];

/** The caller's own articles, in all states or in one. */
export function OwnArticles({ first }: { first: Page<OwnArticle> }) {
  const t = useTranslations('article.own');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnArticle> | null }>({ state: '', first });
  const query = useOwnList(ownArticlesQuery(shown.state), shown.first);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href="/articleIndex/new" className={buttonClass('accent')}>
          {t('write')}
        </Link>
      </div>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('states.label')}</legend>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === shown.state}
            onClick={() => filter !== shown.state && setShown({ state: filter, first: null })}
            className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(`states.${filter || 'all'}`)}
          </button>
        ))}
      </fieldset>
      <PagedList
        query={query}
        keyOf={(article) => article.id}
        skeleton={<OwnArticleSkeleton />}
        skeletons={6}
        empty={<NoArticles isFiltered={shown.state !== ''} />}
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(article) => <OwnArticleRow article={article} />}
      </PagedList>
    </div>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('article.own');
  return (
    <Notice title={t(isFiltered ? 'noneOfState' : 'none')} text={t(isFiltered ? 'noneOfStateText' : 'noneText')}>
      <Link href="/articleIndex/new" className={buttonClass('ink')}>
        {t('write')}
      </Link>
    </Notice>
  );
}
