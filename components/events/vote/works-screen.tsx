'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChoiceRow } from '@/components/ui/choice-row';
import { useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { ContestDetail } from '@/lib/events/contest/contract';
import type { EntryItem } from '@/lib/events/entry/contract';
import type { WorksFilter, WorksOrder } from '@/lib/events/vote/client/works-filter';
import { worksOrders } from '@/lib/events/vote/client/works-filter';
import type { BoardEntry } from '@/lib/events/vote/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { isVoteOpen, VoteNotes } from './vote-notes';
import { WorksAddress, writeWorksFilter } from './works-address';
import { WorksList } from './works-list';

/** What the list of works needs of its contest: a cached page carries no more of it. */
export type WorksContest = Pick<
  ContestDetail,
  | 'name'
  | 'phase'
  | 'votePhase'
  | 'enrolStartTime'
  | 'enrolEndTime'
  | 'voteStartTime'
  | 'voteEndTime'
  | 'worksTime'
  | 'isBlind'
  | 'parts'
> & { categories: { id: string; name: string }[] };

/** The first entries of all categories, which are in the HTML, in the order in which the page begins. */
export type FirstWorks = { order: 'number'; page: Page<EntryItem> } | { order: 'votes'; page: Page<BoardEntry> };

interface WorksScreenProps {
  contest: WorksContest;
  first: FirstWorks;
}

/**
 * The works of a contest (specification section 2, /match/{contestName}/works), of all or one category, by their numbers or by their
 * votes, and the vote for them. The address holds what is chosen.
 */
export function WorksScreen({ contest, first }: WorksScreenProps) {
  const t = useTranslations('vote');
  const words = useTranslations('entry.list');
  const title = useId();
  const begin: WorksFilter = { categoryId: '', order: first.order };
  const [filter, setFilter] = useState(begin);
  const { phase, votePhase } = useContestPhase(contest);
  const areShown = contest.parts.includes('works');

  function choose(change: Partial<WorksFilter>) {
    const next = { ...filter, ...change };
    setFilter(next);
    writeWorksFilter(next, begin);
  }
  return (
    <section aria-labelledby={title} className="min-h-[60dvh] [overflow-anchor:none]">
      <WorksAddress first={begin} categories={contest.categories} onFilter={setFilter} />
      <h2 id={title} className="mb-2 text-2xl">
        {t('works.heading')}
      </h2>
      <VoteNotes {...{ contest, phase, votePhase }} />
      {areShown && contest.isBlind && phase !== 'decided' && (
        <p className="mt-0.5 text-ink-3 text-sm">{words('blind')}</p>
      )}
      {areShown && (
        <div className="mt-4 mb-5 space-y-2 noscript:hidden md:mb-7">
          {contest.categories.length > 1 && (
            <ChoiceRow
              name={words('categories')}
              choices={[
                { value: '', label: words('all') },
                ...contest.categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              chosen={filter.categoryId}
              onChoose={(categoryId) => choose({ categoryId })}
            />
          )}
          {votePhase !== 'none' && <OrderRow order={filter.order} onChoose={(order) => choose({ order })} />}
        </div>
      )}
      <WorksList {...{ contest, filter, first }} isOpen={isVoteOpen(phase, votePhase)} onAll={() => choose(begin)} />
    </section>
  );
}

function OrderRow({ order, onChoose }: { order: WorksOrder; onChoose(order: WorksOrder): void }) {
  const t = useTranslations('vote.order');
  return (
    <ChoiceRow
      name={t('label')}
      choices={worksOrders.map((value) => ({ value, label: t(value) }))}
      chosen={order}
      // Pressed again, an order stays.
      onChoose={(value) => onChoose(worksOrders.find((one) => one === value) ?? order)}
    />
  );
}
