'use client';

import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardEntry, CardEntrySkeleton, entriesGrid, entrySkeletons } from '@/components/events/entry/card-entry';
import { PagedList } from '@/components/ui/paged-list';
import { useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import { entriesQuery } from '@/lib/events/entry/client/entries';
import type { EntryItem } from '@/lib/events/entry/contract';
import { voteBoardQuery } from '@/lib/events/vote/client/board';
import { useVoteCount } from '@/lib/events/vote/client/vote';
import type { WorksFilter } from '@/lib/events/vote/client/works-filter';
import type { BoardEntry } from '@/lib/events/vote/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import type { Page } from '@/lib/platform/shared/wire';
import { VoteButton } from './vote-button';
import { WorksEmpty } from './works-empty';
import type { FirstWorks, WorksContest } from './works-screen';

interface WorksListProps {
  contest: WorksContest;
  filter: WorksFilter;
  first: FirstWorks;
  /** One can vote now. */
  isOpen: boolean;
  /** Shows all categories again. */
  onAll(): void;
}

/** The chosen works. Placeholders until the address is read. */
export function WorksList(props: WorksListProps) {
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        <div className={entriesGrid}>
          {[...Array(entrySkeletons).keys()].map((place) => (
            <CardEntrySkeleton key={place} />
          ))}
        </div>
      </div>
      <div className="in-data-chosen:hidden">
        {props.filter.order === 'votes' ? <ByVotes {...props} /> : <ByNumber {...props} />}
      </div>
    </>
  );
}

function ByNumber({ filter: { categoryId }, first, ...list }: WorksListProps) {
  const { name } = list.contest;
  const isFirst = categoryId === '' && first.order === 'number';
  const initialData = isFirst ? { pages: [first.page], pageParams: [1] } : undefined;
  const query = useInfiniteQuery({ ...entriesQuery({ name, categoryId, result: '' }), initialData });
  return <Works {...list} {...{ categoryId, query }} />;
}

function ByVotes({ filter: { categoryId }, first, ...list }: WorksListProps) {
  const { name } = list.contest;
  const isFirst = categoryId === '' && first.order === 'votes';
  const initialData = isFirst ? { pages: [first.page], pageParams: [1] } : undefined;
  const query = useInfiniteQuery({ ...voteBoardQuery({ name, categoryId }), initialData });
  return <Works {...list} {...{ categoryId, query }} />;
}

interface WorksProps extends Pick<WorksListProps, 'contest' | 'isOpen' | 'onAll'> {
  categoryId: string;
  query: UseInfiniteQueryResult<InfiniteData<Page<ListedEntry>>>;
}

/** On a board it has its place and its votes. */
type ListedEntry = EntryItem & Partial<Pick<BoardEntry, 'place' | 'count'>>;

function Works({ contest, isOpen, onAll, categoryId, query }: WorksProps) {
  const { votePhase } = useContestPhase(contest);
  const names = new Map(contest.categories.map(({ id, name }) => [id, name]));
  const hasCounts = votePhase !== 'none' && votePhase !== 'coming';
  return (
    <PagedList
      query={query}
      keyOf={(entry) => entry.id}
      skeleton={<CardEntrySkeleton />}
      skeletons={entrySkeletons}
      empty={<WorksEmpty {...{ contest, onAll }} isChosen={categoryId !== ''} />}
      className={entriesGrid}
      {...useListWords()}
    >
      {(entry, index) => (
        <CardEntry
          entry={entry}
          contestName={contest.name}
          category={categoryId === '' && names.size > 1 ? names.get(entry.categoryId) : undefined}
          first={index < 2}
          place={hasCounts && entry.place !== undefined && <Place place={entry.place} />}
          foot={
            hasCounts && (
              <Votes id={entry.id} told={entry.count}>
                {isOpen && <VoteButton entry={entry} isFrozen={votePhase === 'frozen'} />}
              </Votes>
            )
          }
        />
      )}
    </PagedList>
  );
}

/** A place on the board, as text and as a large number. */
function Place({ place }: { place: number }) {
  const t = useTranslations('vote');
  return (
    <span className="min-w-6 flex-none font-bold text-2xl leading-none tracking-tight tabular-nums">
      <span className="sr-only">{t('place', { place })}</span>
      <span aria-hidden="true">{place}</span>
    </span>
  );
}

interface VotesProps {
  /** Of the entry. */
  id: string;
  told: number | undefined;
  /** The button, while one can vote. */
  children: ReactNode;
}

/** The votes of an entry, which come after the page; the line is as high before. */
function Votes({ id, told, children }: VotesProps) {
  const t = useTranslations('vote');
  const count = useVoteCount(id, told);
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="min-h-5 font-semibold text-sm tabular-nums">{count !== undefined && t('count', { count })}</p>
      {children}
    </div>
  );
}
