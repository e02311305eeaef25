'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import { demandsPath } from '@/lib/careers/demand/client/addresses';
import { ownProposalsQuery } from '@/lib/careers/proposal/client/own-proposals';
import { proposalStates } from '@/lib/careers/proposal/codes';
import type { OwnProposal } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnProposalRow, ProposalSkeleton } from './own-row';

/** The proposals that the caller sent, in all states or in one. */
export function OwnProposals({ first }: { first: Page<OwnProposal> }) {
  const t = useTranslations('proposal.own');
  const stateOf = useTranslations('proposal.states');
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={demandsPath} className={buttonClass('line')}>
          {t('find')}
        </Link>
      </div>
      <StatedList
        first={first}
        states={proposalStates}
        label={t('filter')}
        nameOf={(state) => (state === '' ? t('all') : stateOf(state))}
        queryOf={ownProposalsQuery}
        skeleton={<ProposalSkeleton />}
        empty={(isOfState) => (
          <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
            <Link href={demandsPath} className={buttonClass('ink')}>
              {t('find')}
            </Link>
          </Notice>
        )}
        className="-mt-4 divide-y divide-line"
      >
        {(proposal) => <OwnProposalRow proposal={proposal} />}
      </StatedList>
    </div>
  );
}
