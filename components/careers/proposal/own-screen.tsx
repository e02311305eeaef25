'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { demandsPath } from '@/lib/careers/demand/client/addresses';
import { ownProposalsQuery } from '@/lib/careers/proposal/client/own-proposals';
import { type ProposalState, proposalStates } from '@/lib/careers/proposal/codes';
import type { OwnProposal } from '@/lib/careers/proposal/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnProposalRow, ProposalSkeleton } from './own-row';

type Filter = ProposalState | '';

const filters: Filter[] = ['', ...proposalStates];

/** The proposals that the caller sent, in all states or in one. */
export function OwnProposals({ first }: { first: Page<OwnProposal> }) {
  const t = useTranslations('proposal.own');
  const stateOf = useTranslations('proposal.states');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnProposal> | null }>({ state: '', first });
  const query = useOwnList(ownProposalsQuery(shown.state), shown.first);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={demandsPath} className={buttonClass('line')}>
          {t('find')}
        </Link>
      </div>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('filter')}</legend>
        {filters.map((state) => (
          <ChoiceChip
            key={state}
            isPressed={state === shown.state}
            onPress={() => state !== shown.state && setShown({ state, first: null })}
          >
            {state === '' ? t('all') : stateOf(state)}
          </ChoiceChip>
        ))}
      </fieldset>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<ProposalSkeleton />}
        skeletons={5}
        empty={
          <Notice
            title={t(shown.state === '' ? 'none' : 'noneOfState')}
            text={t(shown.state === '' ? 'noneText' : 'noneOfStateText')}
          >
            <Link href={demandsPath} className={buttonClass('ink')}>
              {t('find')}
            </Link>
          </Notice>
        }
        className="-mt-4 divide-y divide-line"
        {...useListWords()}
      >
        {(proposal) => <OwnProposalRow proposal={proposal} />}
      </PagedList>
    </div>
  );
}
