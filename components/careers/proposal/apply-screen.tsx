'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { ownProposalPath } from '@/lib/careers/proposal/client/addresses';
import { proposalStandingQuery, useProposalActs } from '@/lib/careers/proposal/client/own-proposals';
import type { OwnProposal, OwnProposalDetail, ProposalFields, ProposalStanding } from '@/lib/careers/proposal/contract';
import { maySendAgain } from '@/lib/careers/proposal/rules/transitions';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { DemandLine } from './demand-line';
import { Lacks } from './lacks';
import { ProposalFormScreen } from './proposal-form';

interface ApplyScreenProps {
  demand: OwnProposal['demand'];
  first: ProposalStanding;
}

/** Where a creator offers something for a demand: the form, or what they lack for it. */
export function ApplyScreen({ demand, first }: ApplyScreenProps) {
  const t = useTranslations('proposal.apply');
  const { data: standing } = useQuery({ ...proposalStandingQuery(demand.id), initialData: first });
  const { lacks, works, proposal } = standing;
  const isClosed = lacks === 'closed' || lacks === 'own';
  const isWritten = proposal === null || proposal.state === 'sent' || maySendAgain(proposal);
  const needsNothing = lacks === null || (proposal?.state === 'sent' && !isClosed);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="mx-auto max-w-180">
        <h1 className="mb-2 text-2xl">{t('title')}</h1>
        <DemandLine demand={demand} />
        {proposal && !isWritten && <Sent proposal={proposal} />}
        {isWritten && !needsNothing && lacks && <Lacks demandId={demand.id} {...{ lacks, works }} />}
        {isWritten && needsNothing && <Write demandId={demand.id} proposal={proposal} />}
      </div>
    </div>
  );
}

/** One that somebody has decided on. */
function Sent({ proposal }: { proposal: OwnProposalDetail }) {
  const t = useTranslations('proposal.apply');
  return (
    <Notice title={t('sent')} text={t('sentText')}>
      <Link href={ownProposalPath(proposal.id)} className={buttonClass('ink')}>
        {t('open')}
      </Link>
    </Notice>
  );
}

interface WriteProps {
  demandId: string;
  proposal: OwnProposalDetail | null;
}

function Write({ demandId, proposal }: WriteProps) {
  const t = useTranslations('proposal.apply');
  const router = useRouter();
  const acts = useProposalActs();
  // Sent twice it is one.
  const [clientId] = useState(() => uuid());
  async function send(written: ProposalFields) {
    const isChange = proposal?.state === 'sent';
    const { id } = isChange
      ? await acts.change({ ...written, id: proposal.id, revision: proposal.revision })
      : await acts.send({ ...written, demandId, clientId: proposal?.id ?? clientId });
    toast(t(isChange ? 'changed' : 'done'));
    router.replace(ownProposalPath(id));
  }
  return (
    <>
      {proposal?.state === 'sent' && <p className="mt-4 rounded-md bg-sunk px-4 py-3 text-pretty">{t('standing')}</p>}
      <ProposalFormScreen
        // Another revision begins again with what stands.
        key={proposal?.revision ?? 'new'}
        {...{ demandId, send }}
        standing={proposal}
      />
    </>
  );
}
