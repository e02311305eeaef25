'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { demandsPath } from '@/lib/careers/demand/client/addresses';
import { casesQuery } from '@/lib/careers/showcase/client/cases';
import type { CaseItem } from '@/lib/careers/showcase/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardCase, CardCaseSkeleton, casesGrid } from './card-case';

/** Finished projects that both sides show (specification section 2, /caseProject). */
export function ListScreen({ first }: { first: Page<CaseItem> }) {
  const t = useTranslations('showcase.list');
  const query = useInfiniteQuery({ ...casesQuery, initialData: { pages: [first], pageParams: [1] } });
  return (
    <div className="wrap pt-5 pb-16 md:pt-8" data-sleeps="painted">
      <header className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{t('heading')}</h1>
          <p className="mt-1 max-w-170 text-ink-2 text-pretty">{t('lead')}</p>
        </div>
        <Link href={demandsPath} className={buttonClass('line')}>
          {t('demands')}
        </Link>
      </header>
      <section aria-label={t('all')}>
        <h2 className="sr-only">{t('all')}</h2>
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          skeleton={<CardCaseSkeleton />}
          skeletons={6}
          empty={
            <Notice title={t('none')} text={t('noneText')}>
              <Link href={demandsPath} className={buttonClass('ink')}>
                {t('demands')}
              </Link>
            </Notice>
          }
          className={casesGrid}
          {...useListWords()}
        >
          {(item, index) => <CardCase item={item} first={index === 0} />}
        </PagedList>
      </section>
    </div>
  );
}
