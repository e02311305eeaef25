'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { contestEntriesQuery } from '@/lib/events/entry/client/desk';
import { entryLimits } from '@/lib/events/entry/codes';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { DeskContest } from './desk-contest';
import { PickTile, tileGrid } from './desk-entry-tile';
import { useSearchWords } from './desk-search';

interface PickEntriesProps {
  contest: DeskContest;
  /** Ids of entries. */
  picked: readonly string[];
  error: string | undefined;
  onPick(ids: string[]): void;
}

/** Picks entries of a contest by their pictures: those that passed the formal check. */
export function PickEntries({ contest, picked, error, onPick }: PickEntriesProps) {
  const t = useTranslations('awardDesk.shortlist.pick');
  const [categoryId, setCategory] = useState('');
  const id = useId();
  const search = useLiveSearch();
  const text = search.searched;
  const query = useOwnList(contestEntriesQuery(contest.id, { state: 'submitted', categoryId, text }), null);
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-note`}>
      <h3 id={id} className="mb-1 font-semibold text-sm tracking-normal">
        {t('title')}
      </h3>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`mb-2 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}
      >
        {error ?? t('hint')}
      </p>
      <LiveSearch {...search} most={entryLimits.search} words={useSearchWords()} />
      {contest.categories.length > 1 && (
        <div className="mb-3">
          <ChoiceRow
            name={t('category')}
            choices={[
              { value: '', label: t('everyCategory') },
              ...contest.categories.map((category) => ({ value: category.id, label: category.name })),
            ]}
            chosen={categoryId}
            onChoose={setCategory}
          />
        </div>
      )}
      <PagedList
        key={`${categoryId} ${text}`}
        query={query}
        keyOf={(entry) => entry.id}
        skeleton={<TileSkeleton />}
        skeletons={8}
        empty={
          <Notice title={t(text === '' ? 'none' : 'noneFound')} text={t(text === '' ? 'noneText' : 'noneFoundText')}>
            {null}
          </Notice>
        }
        className={tileGrid}
        isPart
        {...useListWords()}
      >
        {(entry) => (
          <PickTile
            entry={entry}
            isPicked={picked.includes(entry.id)}
            note={entry.isChecked ? '' : t('unchecked')}
            onPick={(isPicked) => onPick(isPicked ? [...picked, entry.id] : picked.filter((one) => one !== entry.id))}
          />
        )}
      </PagedList>
    </section>
  );
}

function TileSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-sm" />
      <div className="skeleton mt-2 h-3.5 w-4/5" />
    </div>
  );
}
