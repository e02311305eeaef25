'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DownloadButton } from '@/components/ui/download-button';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { Notice } from '@/components/ui/notice';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import {
  deskEntryPath,
  type EntryCounts,
  type EntryFilter,
  entryCountsQuery,
  entryFilterOf,
  everyEntry,
  exportEntries,
  withEntryFilter,
} from '@/lib/events/entry/client/desk';
import { entryLimits } from '@/lib/events/entry/codes';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { DeskFilter, type NamedCategory } from './desk-filter';
import { DeskList } from './desk-list';

interface DeskListScreenProps {
  contestId: string;
  /** Whether works can still come. */
  isOpen: boolean;
  categories: readonly NamedCategory[];
  first: EntryCounts;
  /** What slices above this one save as files: votes. */
  files: ReactNode;
}

/** The entries of a contest for who runs it: what waits for a check, all of them by state and category, and files of them. */
export function DeskListScreen({ contestId, isOpen, categories, first, files }: DeskListScreenProps) {
  const t = useTranslations('entryDesk');
  const { data: counts = first } = useQuery({ ...entryCountsQuery(contestId), initialData: first });
  const { filter, choose } = useAddressFilter();
  const search = useLiveSearch(filter.text);
  useEffectOn(search.searched, () => choose({ text: search.searched }));
  // The address may change without the field: by a tab, or by going back.
  useEffectOn(filter.text, () => {
    if (filter.text !== search.searched) search.setText(filter.text);
  });
  function clear() {
    search.setText('');
    choose(everyEntry);
  }
  if (counts.states.length === 0) return <NoEntries contestId={contestId} isOpen={isOpen} />;
  return (
    <div className="wrap pt-5 pb-12">
      <Waiting {...{ contestId, isOpen, counts }} />
      <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{t('heading')}</h2>
        <div className="flex flex-wrap gap-2">
          <DownloadButton
            call={exportEntries}
            input={{ contestId }}
            words={{ save: t('export.entries'), saving: t('export.saving') }}
          />
          {files}
        </div>
      </div>
      <LiveSearch
        {...search}
        most={entryLimits.search}
        words={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submit: t('search.submit'),
          clear: t('search.clear'),
        }}
      />
      <DeskFilter {...{ filter, counts, categories }} onChoose={choose} />
      <div className="mt-2 min-h-[60dvh] [overflow-anchor:none]">
        <DeskList {...{ contestId, filter, categories }} onClear={clear} />
      </div>
    </div>
  );
}

type WaitingProps = Pick<DeskListScreenProps, 'contestId' | 'isOpen'> & { counts: EntryCounts };

/** What waits for a check comes first. */
function Waiting({ contestId, isOpen, counts: { unchecked, firstUncheckedId } }: WaitingProps) {
  const t = useTranslations('entryDesk.waiting');
  const text = unchecked > 0 ? 'text' : isOpen ? 'noneText' : 'noneClosed';
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sunk px-4 py-4 md:px-5">
      <div className="min-w-0">
        <h2 className="text-lg">{unchecked > 0 ? t('title', { count: unchecked }) : t('none')}</h2>
        <p className="mt-0.5 max-w-180 text-ink-2 text-sm text-pretty">{t(text)}</p>
      </div>
      {firstUncheckedId && (
        <Link href={deskEntryPath(contestId, firstUncheckedId)} className={`max-md:w-full ${buttonClass('accent')}`}>
          {t('begin')}
        </Link>
      )}
    </section>
  );
}

function NoEntries({ contestId, isOpen }: Pick<DeskListScreenProps, 'contestId' | 'isOpen'>) {
  const t = useTranslations('entryDesk');
  return (
    <section className="wrap">
      <h2 className="sr-only">{t('heading')}</h2>
      <Notice title={t('none.title')} text={t(isOpen ? 'none.text' : 'none.closed')}>
        <Link href={contestDeskPath(contestId)} className={buttonClass('ink')}>
          {t('none.setup')}
        </Link>
      </Notice>
    </section>
  );
}

/** The filter that the address holds, so that going back from an entry leads to the same list. */
function useAddressFilter() {
  const query = useSearchParams().toString();
  const [filter, setFilter] = useState(() => entryFilterOf(new URLSearchParams(query)));
  useEffectOn(query, () => setFilter(entryFilterOf(new URLSearchParams(query))));
  function choose(change: Partial<EntryFilter>): void {
    const next = { ...filter, ...change };
    setFilter(next);
    const address = new URL(location.href);
    address.search = String(withEntryFilter(address.searchParams, next));
    // Without a state object the router adopts the address. The hash with the language stays in it.
    history.replaceState(null, '', address);
  }
  return { filter, choose };
}
