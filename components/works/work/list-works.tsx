'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { type ReviewedState, reviewedStates } from '@/lib/base/staff/codes';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { ownWorksQuery } from '@/lib/works/work/client/works';
import type { OwnWork } from '@/lib/works/work/contract';
import { WorkRowSkeleton, workRows } from './card-thumb';
import { RemoveDialog } from './list-remove';
import { OwnWorkRow } from './list-row';

type Filter = ReviewedState | '';

/** A deleted work is gone for its creator too. */
const filters: Filter[] = ['', ...reviewedStates];

/** The caller's works, in all states or in one. */
export function OwnWorks({ first }: { first: Page<OwnWork> | null }) {
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnWork> | null }>({ state: '', first });
  const [asked, setAsked] = useState<OwnWork | null>(null);
  const query = useOwnList(ownWorksQuery(shown.state), shown.first);
  return (
    <>
      <StateFilter state={shown.state} onChoose={(state) => setShown({ state, first: null })} />
      <PagedList
        query={query}
        keyOf={(work) => work.id}
        skeleton={<WorkRowSkeleton />}
        skeletons={6}
        empty={<NoWorks isFiltered={shown.state !== ''} />}
        className={workRows}
        {...useListWords()}
      >
        {(work) => <OwnWorkRow work={work} onRemove={() => setAsked(work)} />}
      </PagedList>
      {asked && <RemoveDialog work={asked} onClose={() => setAsked(null)} onGone={() => query.refetch()} />}
    </>
  );
}

function StateFilter({ state, onChoose }: { state: Filter; onChoose(state: Filter): void }) {
  const t = useTranslations('work.states');
  return (
    <fieldset className="rail -mx-gutter mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === state}
          onClick={() => filter !== state && onChoose(filter)}
          className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {t(filter || 'all')}
        </button>
      ))}
    </fieldset>
  );
}

function NoWorks({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('work');
  const said = useTranslations('client.emptyStates');
  const title = isFiltered ? t('list.emptyState') : said('noVideos');
  return (
    <Notice title={title} text={isFiltered ? t('list.emptyStateText') : t('list.empty')}>
      <Link href="/MyMaJiang/new" className={buttonClass('ink')}>
        {t('upload')}
      </Link>
    </Notice>
  );
}
