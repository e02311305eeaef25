'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceRow } from '@/components/ui/choice-row';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { contestPartPath, contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { entriesQuery } from '@/lib/events/entry/client/entries';
import type { EntryItem } from '@/lib/events/entry/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { Page } from '@/lib/platform/shared/wire';
import { CardEntry, CardEntrySkeleton, entriesGrid, entrySkeletons } from './card-entry';

type ShortlistContest = Pick<ContestDetail, 'name' | 'shortlistedTime' | 'resultsTime' | 'parts'> & {
  categories: { id: string; name: string }[];
};

interface ShortlistScreenProps {
  contest: ShortlistContest;
  /** The first entries of all categories, which are in the HTML. */
  first: Page<EntryItem>;
}

/** The shortlist of a contest (specification section 2, /match/{contestName}/shortlistedEntries); before, when it comes. */
export function ShortlistScreen({ contest, first }: ShortlistScreenProps) {
  const t = useTranslations('entry.shortlist');
  const title = useId();
  const { shortlistedTime } = contest;
  if (shortlistedTime === null && first.list.length === 0) return <NoShortlistYet contest={contest} />;
  return (
    <section aria-labelledby={title} className="min-h-[60dvh] [overflow-anchor:none]">
      <h2 id={title} className="text-2xl">
        {t('heading')}
      </h2>
      {shortlistedTime && (
        <p className="mt-1 text-ink-3 text-sm tabular-nums">
          {t.rich('published', {
            date: formatDate(Date.parse(shortlistedTime), { withTime: true }),
            time: (date: ReactNode) => <time dateTime={shortlistedTime}>{date}</time>,
          })}
        </p>
      )}
      <Shortlist contest={contest} first={first} />
    </section>
  );
}

/** The shortlisted entries, of all or one category. */
function Shortlist({ contest: { name, categories }, first }: ShortlistScreenProps) {
  const words = useTranslations('entry.list');
  const [categoryId, setCategory] = useState('');
  const initialData = categoryId === '' ? { pages: [first], pageParams: [1] } : undefined;
  const query = useInfiniteQuery({ ...entriesQuery({ name, categoryId, result: 'shortlisted' }), initialData });
  const names = new Map(categories.map((category) => [category.id, category.name]));
  const choices = categories.map((category) => ({ value: category.id, label: category.name }));
  const isMixed = categoryId === '' && categories.length > 1;
  return (
    <>
      <div className="mt-4 mb-5 noscript:hidden md:mb-7">
        {categories.length > 1 && (
          <ChoiceRow
            name={words('categories')}
            choices={[{ value: '', label: words('all') }, ...choices]}
            chosen={categoryId}
            onChoose={setCategory}
          />
        )}
      </div>
      <PagedList
        query={query}
        keyOf={(entry) => entry.id}
        skeleton={<CardEntrySkeleton />}
        skeletons={entrySkeletons}
        empty={<NoneInCategory onAll={() => setCategory('')} />}
        className={entriesGrid}
        {...useListWords()}
      >
        {(entry, index) => (
          <CardEntry
            entry={entry}
            contestName={name}
            category={isMixed ? names.get(entry.categoryId) : undefined}
            first={index < 2}
          />
        )}
      </PagedList>
    </>
  );
}

function NoneInCategory({ onAll }: { onAll(): void }) {
  const t = useTranslations('entry.shortlist.none');
  return (
    <Notice title={t('inCategory')}>
      <button type="button" onClick={onAll} className={buttonClass('ink')}>
        {t('everything')}
      </button>
    </Notice>
  );
}

/** When the shortlist comes, and what can be looked at until then. */
function NoShortlistYet({ contest: { name, resultsTime, parts } }: { contest: ShortlistContest }) {
  const t = useTranslations('entry.shortlist.none');
  const areShown = parts.includes('works');
  return (
    <Notice
      title={t('title')}
      text={resultsTime === null ? t('later') : t('when', { date: formatDate(Date.parse(resultsTime)) })}
    >
      <Link href={areShown ? contestPartPath(name, 'works') : contestPath(name)} className={buttonClass('ink')}>
        {t(areShown ? 'works' : 'home')}
      </Link>
    </Notice>
  );
}
