'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import { Icon } from '@/components/ui/icon';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import type { ChosenEntry } from '@/lib/events/award/contract';
import { contestEntriesQuery } from '@/lib/events/entry/client/desk';
import { entryLimits } from '@/lib/events/entry/codes';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { DeskContest } from './desk-contest';
import { PickTile, tileGrid } from './desk-entry-tile';
import { useSearchWords } from './desk-search';

interface PickEntriesProps {
  contest: DeskContest;
  picked: readonly PickedEntry[];
  error: string | undefined;
  onPick(entries: PickedEntry[]): void;
}

export type PickedEntry = Pick<ChosenEntry, 'id' | 'number' | 'title' | 'titleLanguage'>;

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
      <Picked picked={picked} onPick={onPick} />
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
            isPicked={picked.some(({ id }) => id === entry.id)}
            note={entry.isChecked ? '' : t('unchecked')}
            onPick={(isPicked) => onPick(isPicked ? [...picked, entry] : without(picked, entry))}
          />
        )}
      </PagedList>
    </section>
  );
}

/** What is picked, also of what the list does not show. */
function Picked({ picked, onPick }: Pick<PickEntriesProps, 'picked' | 'onPick'>) {
  const t = useTranslations('awardDesk');
  const textLanguage = useTextLanguage();
  return (
    <ul
      aria-label={t('shortlist.pick.picked')}
      className="flex max-h-40 flex-wrap gap-2 overflow-y-auto not-empty:my-2"
    >
      {picked.map((entry) => (
        <li key={entry.id} className="flex min-w-0 max-w-full items-center rounded-full bg-sunk ps-3 text-sm">
          <span lang={textLanguage(entry.titleLanguage)} className="min-w-0 truncate">
            {entry.number} · {entry.title}
          </span>
          <button
            type="button"
            aria-label={t('shortlist.pick.remove', { title: entry.title })}
            onClick={() => onPick(without(picked, entry))}
            className="grid size-11 flex-none place-items-center"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const without = (picked: readonly PickedEntry[], entry: PickedEntry) => picked.filter(({ id }) => id !== entry.id);

function TileSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-sm" />
      <div className="skeleton mt-2 h-3.5 w-4/5" />
    </div>
  );
}
