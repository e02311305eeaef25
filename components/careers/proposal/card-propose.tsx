'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { DemandPhase } from '@/lib/careers/demand/codes';
import { ownProposalPath, proposalsPath, proposingPath } from '@/lib/careers/proposal/client/addresses';
import { proposalStandingQuery } from '@/lib/careers/proposal/client/own-proposals';
import type { ProposalStanding } from '@/lib/careers/proposal/contract';
import { maySendAgain } from '@/lib/careers/proposal/rules/transitions';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { ProposalStateMark } from './proposal-state';

interface CardProposeProps {
  demandId: string;
  phase: DemandPhase;
}

/** On the page of a demand: the way to offer something, or how the caller's own offer stands. The page itself is the same for all. */
export function CardPropose({ demandId, phase }: CardProposeProps) {
  const t = useTranslations('proposal.card');
  const isLoggedIn = useLoggedIn();
  const { data } = useQuery({ ...proposalStandingQuery(demandId), enabled: isLoggedIn === true });
  return (
    <section aria-labelledby="propose" className="mt-5 rounded-md border border-line bg-surface px-4 py-4">
      <h2 id="propose" className="text-lg">
        {t('title')}
      </h2>
      {data?.proposal ? (
        <Standing proposal={data.proposal} demandId={demandId} isOpen={phase === 'open'} />
      ) : (
        <Offer {...{ demandId, phase }} lacks={data?.lacks ?? null} />
      )}
    </section>
  );
}

function Offer({ demandId, phase, lacks }: CardProposeProps & Pick<ProposalStanding, 'lacks'>) {
  const t = useTranslations('proposal.card');
  if (lacks === 'own') {
    return (
      <p className="mt-3">
        <Link href={proposalsPath(demandId)} className={`w-full ${buttonClass('ink')}`}>
          {t('read')}
        </Link>
      </p>
    );
  }
  if (phase !== 'open') return <p className="mt-1 text-ink-2 text-pretty">{t(phase)}</p>;
  return (
    <>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t(lacks === 'original' ? 'needsOriginal' : 'text')}</p>
      <p className="mt-3">
        <Link href={proposingPath(demandId)} className={`w-full ${buttonClass('accent')}`}>
          {t(lacks === 'original' ? 'see' : 'offer')}
        </Link>
      </p>
    </>
  );
}

interface StandingProps {
  proposal: NonNullable<ProposalStanding['proposal']>;
  demandId: string;
  isOpen: boolean;
}

function Standing({ proposal, demandId, isOpen }: StandingProps) {
  const t = useTranslations('proposal');
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <ProposalStateMark state={proposal.state} />
        <span className="text-ink-2 text-sm">{t(`next.${proposal.state}`)}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Link
          href={ownProposalPath(proposal.id)}
          className={buttonClass(proposal.state === 'chosen' ? 'accent' : 'line')}
        >
          {t('card.open')}
        </Link>
        {isOpen && maySendAgain(proposal) && (
          <Link href={proposingPath(demandId)} className={buttonClass('ink')}>
            {t('card.again')}
          </Link>
        )}
      </p>
    </>
  );
}
