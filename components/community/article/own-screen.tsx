'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import type { ReviewedState } from '@/lib/base/staff/codes';
import { ownArticlesQuery } from '@/lib/community/article/client/own-articles';
import type { OwnArticle } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnArticleRow, OwnArticleSkeleton } from './own-row';

/** In the order in which an article goes through them. */
const states = ['pending_edit', 'pending_review', 'verified', 'failed'] as const satisfies ReviewedState[];

/** The caller's own articles, in all states or in one. */
export function OwnArticles({ first }: { first: Page<OwnArticle> }) {
  const t = useTranslations('article.own');
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href="/articleIndex/new" className={buttonClass('accent')}>
          {t('write')}
        </Link>
      </div>
      <StatedList
        first={first}
        states={states}
        label={t('states.label')}
        nameOf={(state) => t(`states.${state || 'all'}`)}
        queryOf={ownArticlesQuery}
        skeleton={<OwnArticleSkeleton />}
        empty={(isOfState) => <NoArticles isOfState={isOfState} />}
      >
        {(article) => <OwnArticleRow article={article} />}
      </StatedList>
    </div>
  );
}

function NoArticles({ isOfState }: { isOfState: boolean }) {
  const t = useTranslations('article.own');
  return (
    <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
      <Link href="/articleIndex/new" className={buttonClass('ink')}>
        {t('write')}
      </Link>
    </Notice>
  );
}
