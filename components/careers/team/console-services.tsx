'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage, StateBadge } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listTeamServices } from '@/lib/careers/team/client/console';
import { type ServiceState, serviceFilters, serviceKinds } from '@/lib/careers/team/codes';
import type { StaffTeamService } from '@/lib/careers/team/contract';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';

const tones = { pending: 'off', valid: 'busy', ended: 'off', refunded: 'off' } as const;

/** The state of a service in a word. */
export function ServiceStateBadge({ state }: { state: ServiceState }) {
  const t = useTranslations('teamConsole');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}

/** The paid services of the console, by default those that wait for a team, those first that end first. */
export function ServicesConsole() {
  const t = useTranslations('teamConsole');
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="teams"
        label={t('title')}
        endpoint={listTeamServices}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            usual: t('filters.waiting'),
            options: serviceFilters
              .filter((value) => value !== 'waiting')
              .map((value) => ({ value, label: t(`filters.${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: serviceKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/teams/${row.id}`}
        rowLabel={(row) => `${row.company?.nickname ?? t('gone')}, ${row.demandTitle}`}
        sort={{ first: 'endsAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<StaffTeamService>[] {
  const t = useTranslations('teamConsole');
  const company = (row: StaffTeamService) => row.company?.nickname ?? t('gone');
  const delivered = (row: StaffTeamService) => `${row.delivered} / ${row.bought}`;
  const ends = (row: StaffTeamService) => (row.endsAt === null ? '—' : lastDayBefore(Date.parse(row.endsAt)));
  const paid = (row: StaffTeamService) =>
    row.paidAt === null ? '—' : formatDate(Date.parse(row.paidAt), { withTime: true });
  const left = (row: StaffTeamService) => (row.daysLeft === null ? '—' : t('days', { count: row.daysLeft }));
  return [
    { key: 'company', title: t('company'), phone: 'title', textWidth: 'long', cell: company, text: company },
    {
      key: 'demand',
      title: t('demand'),
      textWidth: 'long',
      cell: (row) => row.demandTitle || '—',
      text: (row) => row.demandTitle,
    },
    {
      key: 'kind',
      title: t('kind'),
      textWidth: 'short',
      cell: (row) => t(`kinds.${row.kind}`),
      text: (row) => t(`kinds.${row.kind}`),
    },
    {
      key: 'state',
      title: t('state'),
      textWidth: 'short',
      cell: (row) => <ServiceStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    { key: 'delivered', title: t('delivered'), textWidth: 'short', cell: delivered, text: delivered },
    { key: 'left', title: t('daysLeft'), textWidth: 'short', cell: left, text: (row) => row.daysLeft },
    { key: 'endsAt', title: t('endsAt'), sort: 'endsAt', textWidth: 'short', cell: ends, text: ends },
    { key: 'paidAt', title: t('paidAt'), sort: 'paidAt', textWidth: 'short', cell: paid, text: paid },
  ];
}
