'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { CardPersonStrip } from '@/components/people/person/card-person-strip';
import { proposalsPath } from '@/lib/careers/proposal/client/addresses';
import { deskProposalQuery, useDeskActs } from '@/lib/careers/proposal/client/desk';
import type { DeskProposalDetail } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { DemandLine } from './demand-line';
import { DeskActs } from './desk-acts';
import { ProposalContent } from './proposal-content';
import { ProposalStateMark } from './proposal-state';

interface DeskProposalScreenProps {
  first: DeskProposalDetail;
  /** The way to the case of a docked one, which a slice above this one has. */
  caseAction: ReactNode;
}

/** A proposal for who asked: who sends it, what it says, and what is decided. */
export function DeskProposalScreen({ first, caseAction }: DeskProposalScreenProps) {
  const t = useTranslations('proposal');
  const { data: proposal } = useQuery({ ...deskProposalQuery(first.id), initialData: first });
  const acts = useDeskActs();
  const { id, isSeen } = first;
  useEffect(() => {
    // Nobody pressed anything: where it cannot be noted, it is noted at the next opening.
    if (!isSeen) void acts.see(id).catch(() => undefined);
  }, [acts, id, isSeen]);
  const { demand, person, state, reason } = proposal;
  return (
    <article className="wrap flex flex-col pt-3 pb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
      <div className="min-w-0">
        <Link
          href={proposalsPath(demand.id)}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          ← {t('desk.title')}
        </Link>
        <h1 className="mb-2 text-2xl">{t('desk.one', { name: person?.nickname ?? t('desk.gone') })}</h1>
        <DemandLine demand={demand} />
        <div className="mt-5">{person && <CardPersonStrip person={person} />}</div>
        <ProposalContent proposal={proposal} />
        <Credits credits={proposal.credits} />
      </div>
      <aside className="mt-8 min-w-0 lg:sticky lg:top-24 lg:mt-14">
        <div className="rounded-md bg-sunk px-4 py-4">
          <p className="flex flex-wrap items-center gap-2.5">
            <ProposalStateMark state={state} />
            <span className="text-pretty">{reason ? t(`reasons.${reason}`) : t(`desk.next.${state}`)}</span>
          </p>
          <DeskActs proposal={proposal} />
          {state === 'docked' && <div className="mt-3">{caseAction}</div>}
        </div>
      </aside>
    </article>
  );
}

/** The credits of who sends it on works of others, which they confirmed. */
function Credits({ credits }: Pick<DeskProposalDetail, 'credits'>) {
  const t = useTranslations('proposal.content');
  const roleOf = useTranslations('work.credits.roleNames');
  const textLanguage = useTextLanguage();
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="credits" className="mt-8">
      <h2 id="credits" className="mb-2 text-lg">
        {t('credits')}
      </h2>
      <ul className="border-line border-t">
        {credits.map(({ workId, title, titleLanguage, roles }) => (
          <li key={workId} className="border-line border-b">
            <Link
              href={`/video/detail/${encodeURIComponent(workId)}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-ink-2"
            >
              <span lang={textLanguage(titleLanguage)} className="min-w-0 wrap-anywhere">
                {title}
              </span>
              <span className="text-ink-3 text-sm">{roles.map((role) => roleOf(role)).join(t('comma'))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
