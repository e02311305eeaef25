'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { ownProposalsPath, proposingPath } from '@/lib/careers/proposal/client/addresses';
import { ownProposalQuery, useProposalActs } from '@/lib/careers/proposal/client/own-proposals';
import type { OwnProposalDetail } from '@/lib/careers/proposal/contract';
import { maySendAgain } from '@/lib/careers/proposal/rules/transitions';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Link } from '@/lib/platform/i18n/link';
import { AskedButton } from './asked-button';
import { DemandLine } from './demand-line';
import { ProposalContent } from './proposal-content';
import { ProposalStateMark } from './proposal-state';

interface OwnProposalScreenProps {
  first: OwnProposalDetail;
  /** The way to the case of a docked one, which a slice above this one has. */
  caseAction: ReactNode;
}

/** A proposal of the caller: how it stands, what comes next, and what it says. */
export function OwnProposalScreen({ first, caseAction }: OwnProposalScreenProps) {
  const t = useTranslations('proposal');
  const { data: proposal } = useQuery({ ...ownProposalQuery(first.id), initialData: first });
  const { state, reason } = proposal;
  return (
    <article className="wrap pt-3 pb-12">
      <div className="mx-auto max-w-180">
        <Link
          href={ownProposalsPath}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          ← {t('own.title')}
        </Link>
        <h1 className="mb-2 text-2xl">{t('own.one')}</h1>
        <DemandLine demand={proposal.demand} />
        <div className="mt-4 rounded-md bg-sunk px-4 py-4">
          <p className="flex flex-wrap items-center gap-2.5">
            <ProposalStateMark state={state} />
            <span className="text-pretty">{reason ? t(`reasons.${reason}`) : t(`next.${state}`)}</span>
          </p>
          <Acts proposal={proposal} />
          {state === 'docked' && <div className="mt-3">{caseAction}</div>}
        </div>
        <ProposalContent proposal={proposal} />
      </div>
    </article>
  );
}

/** What its creator can do about it now. */
function Acts({ proposal }: { proposal: OwnProposalDetail }) {
  const t = useTranslations('proposal.acts');
  const acts = useProposalActs();
  const { act, isPending, problem } = useOneAct();
  const { id, state, demand } = proposal;
  const press = (work: () => Promise<unknown>, done: string) => act(() => work().then(() => toast(done)));
  const confirm = () => press(() => acts.confirm(id), t('confirm.done'));
  const withdraw = () => press(() => acts.withdraw(id), t('withdraw.done'));
  if (state !== 'sent' && state !== 'chosen' && !maySendAgain(proposal)) return null;
  return (
    <>
      <FormAlert>{problem}</FormAlert>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'chosen' && (
          <AskedButton tone="accent" isPending={isPending} words={wordsOf(t, 'confirm')} onConfirm={confirm} />
        )}
        {(state === 'sent' || maySendAgain(proposal)) && demand.isPublic && (
          <Link href={proposingPath(demand.id)} className={buttonClass('ink')}>
            {t(state === 'sent' ? 'change' : 'again')}
          </Link>
        )}
        {(state === 'sent' || state === 'chosen') && (
          <AskedButton
            isDestructive
            isPending={isPending}
            words={wordsOf(t, state === 'chosen' ? 'refuse' : 'withdraw')}
            onConfirm={withdraw}
          />
        )}
      </div>
    </>
  );
}

type Words = ReturnType<typeof useTranslations<'proposal.acts'>>;

const wordsOf = (t: Words, name: 'confirm' | 'withdraw' | 'refuse') => ({
  action: t(`${name}.action`),
  title: t(`${name}.title`),
  text: t(`${name}.text`),
  keep: t('keep'),
});
