'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { servicesPath } from '@/lib/careers/team/client/addresses';
import { seeTeams, teamsQuery } from '@/lib/careers/team/client/teams';
import type { RecommendedTeam, TeamDemand } from '@/lib/careers/team/contract';
import { notify } from '@/lib/platform/client/call';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { DemandLine } from './demand-line';
import { TeamCard, TeamSkeleton } from './team-card';

interface TeamsScreenProps {
  demand: TeamDemand;
  first: Page<RecommendedTeam>;
}

/** The teams that were recommended for a demand of the caller. What is shown counts as seen. */
export function TeamsScreen({ demand, first }: TeamsScreenProps) {
  const t = useTranslations('team.list');
  const query = useOwnList(teamsQuery(demand.id), first);
  const teams = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const unseen = teams.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  // Each once: what was sent before is not sent with a later page again.
  useEffectOn(unseen.slice(-20).join(), (ids) => {
    if (ids) notify(seeTeams, { ids });
  });
  return (
    <div className="wrap pt-5 pb-12">
      <DemandLine demand={demand} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <Link href={servicesPath(demand.id)} className={buttonClass('line')}>
          {t('services')}
        </Link>
      </div>
      <p className="mt-1 max-w-170 text-ink-2 text-pretty">{t('lead')}</p>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<TeamSkeleton />}
        skeletons={3}
        empty={
          <Notice title={t('empty')} text={t(demand.isOpen ? 'emptyText' : 'closedText')}>
            <Link href={servicesPath(demand.id)} className={buttonClass('ink')}>
              {t('services')}
            </Link>
          </Notice>
        }
        className="max-w-200 *:border-line *:border-b"
        {...useListWords()}
      >
        {(team) => <TeamCard team={team} />}
      </PagedList>
    </div>
  );
}
