'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PagedList } from '@/components/ui/paged-list';
import { teamsPath } from '@/lib/careers/team/client/addresses';
import { servicesQuery } from '@/lib/careers/team/client/teams';
import type { TeamDemand, TeamService } from '@/lib/careers/team/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { DemandLine } from './demand-line';
import { TeamsOffer, YearOffer } from './offers';
import { ServiceRow } from './service-row';

interface ServicesScreenProps {
  demand: TeamDemand;
  first: Page<TeamService>;
}

const steps = ['search', 'reason', 'docking'] as const;
const terms = ['teams', 'year', 'closed', 'undo'] as const;

/** What can be bought for a demand, on which terms, and what was bought for it. */
export function ServicesScreen({ demand, first }: ServicesScreenProps) {
  const t = useTranslations('team.services');
  const query = useOwnList(servicesQuery(demand.id), first);
  const bought = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const year = bought.find(({ kind, state }) => kind === 'year' && (state === 'valid' || state === 'pending'));
  return (
    <div className="wrap pt-5 pb-12">
      <DemandLine demand={demand} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={teamsPath(demand.id)} className={buttonClass('line')}>
          {t('teams')}
        </Link>
      </div>
      <p className="mt-1 max-w-170 text-ink-2 text-pretty">{t('lead')}</p>
      {demand.isOpen ? (
        <div className="mt-6 grid max-w-200 gap-4 md:grid-cols-2">
          <TeamsOffer demandId={demand.id} />
          <YearOffer demandId={demand.id} standing={year} />
        </div>
      ) : (
        <p className="mt-6 max-w-200 rounded-md bg-sunk px-4 py-3.5 text-pretty">{t('closed')}</p>
      )}
      <Lines title={t('how.title')} lines={steps.map((step) => t(`how.${step}`))} />
      <Lines title={t('terms.title')} lines={terms.map((term) => t(`terms.${term}`))} />
      <section className="mt-8 max-w-200">
        <h2 className="text-base">{t('bought')}</h2>
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          skeleton={<div aria-hidden="true" className="skeleton my-4 h-20" />}
          skeletons={2}
          empty={<p className="mt-1 text-ink-2">{t('none')}</p>}
          className="*:border-line *:border-b"
          {...useListWords()}
        >
          {(service) => <ServiceRow service={service} demandId={demand.id} />}
        </PagedList>
      </section>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="mt-8 max-w-170">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1 list-disc pl-5 text-ink-2 text-sm *:mt-1 *:text-pretty">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
