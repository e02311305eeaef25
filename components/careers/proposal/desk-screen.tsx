'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { demandDeskPath } from '@/lib/careers/demand/client/addresses';
import { type DeskFilter, proposalDeskQuery, proposalsQuery } from '@/lib/careers/proposal/client/desk';
import { proposalStates } from '@/lib/careers/proposal/codes';
import type { DeskProposal, getProposalDesk } from '@/lib/careers/proposal/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import type { Page } from '@/lib/platform/shared/wire';
import { DemandLine } from './demand-line';
import { DeskRow } from './desk-row';
import { ProposalSkeleton } from './own-row';

type Desk = DataOf<typeof getProposalDesk>;

const filters: DeskFilter[] = ['', 'unseen', ...proposalStates];

interface DeskScreenProps {
  demandId: string;
  desk: Desk;
  first: Page<DeskProposal>;
}

/** The proposals for a demand, for who asked: all, those not opened yet, or those of one state. */
export function DeskScreen({ demandId, desk: firstDesk, first }: DeskScreenProps) {
  const t = useTranslations('proposal.desk');
  const { data: desk } = useQuery({ ...proposalDeskQuery(demandId), initialData: firstDesk });
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ filter: DeskFilter; first: Page<DeskProposal> | null }>({ filter: '', first });
  const query = useOwnList(proposalsQuery(demandId, shown.filter), shown.first);
  return (
    <div className="wrap pt-3 pb-12">
      <Link
        href={demandDeskPath}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        ← {t('back')}
      </Link>
      <h1 className="mb-2 text-2xl">{t('title')}</h1>
      <DemandLine demand={desk.demand} />
      <Filters
        {...{ counts: desk.counts, filter: shown.filter }}
        onChoose={(filter) => filter !== shown.filter && setShown({ filter, first: null })}
      />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<ProposalSkeleton />}
        skeletons={5}
        empty={
          <Notice
            title={t(shown.filter === '' ? 'none' : 'noneOfFilter')}
            text={t(shown.filter === '' ? 'noneText' : 'noneOfFilterText')}
          >
            <Link href={demandDeskPath} className={buttonClass('line')}>
              {t('back')}
            </Link>
          </Notice>
        }
        className="-mt-4 divide-y divide-line"
        {...useListWords()}
      >
        {(proposal) => <DeskRow demandId={demandId} proposal={proposal} />}
      </PagedList>
    </div>
  );
}

interface FiltersProps {
  counts: Desk['counts'];
  filter: DeskFilter;
  onChoose(filter: DeskFilter): void;
}

function Filters({ counts, filter, onChoose }: FiltersProps) {
  const t = useTranslations('proposal.desk');
  const stateOf = useTranslations('proposal.states');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const wordOf = (one: DeskFilter) => {
    if (one === '') return t('all', { count: all });
    if (one === 'unseen') return t('unseen');
    return t('counted', { state: stateOf(one), count: counts[one] });
  };
  return (
    <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
      <legend className="sr-only">{t('filter')}</legend>
      {filters.map((one) => (
        <ChoiceChip key={one} isPressed={one === filter} onPress={() => onChoose(one)}>
          {wordOf(one)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
