'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { contestEntriesQuery, type EntryFilter } from '@/lib/events/entry/client/desk';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { NamedCategory } from './desk-filter';
import { DeskRow, DeskRowSkeleton } from './desk-row';

interface DeskListProps {
  contestId: string;
  filter: EntryFilter;
  categories: readonly NamedCategory[];
  onClear(): void;
}

/** The chosen entries of a contest, by their numbers. */
export function DeskList({ contestId, filter, categories, onClear }: DeskListProps) {
  const t = useTranslations('entryDesk.noneFound');
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? '';
  return (
    <PagedList
      key={JSON.stringify(filter)}
      query={useOwnList(contestEntriesQuery(contestId, filter), null)}
      keyOf={({ id }) => id}
      skeleton={<DeskRowSkeleton />}
      skeletons={5}
      empty={
        <Notice title={t('title')} text={t('text')}>
          <button type="button" onClick={onClear} className={buttonClass('ink')}>
            {t('all')}
          </button>
        </Notice>
      }
      className="divide-y divide-line"
      {...useListWords()}
    >
      {(entry) => <DeskRow contestId={contestId} entry={entry} category={nameOf(entry.categoryId)} />}
    </PagedList>
  );
}
