'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage, StateBadge, type StateTone } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import { listContests } from '@/lib/events/contest/client/console';
import { type ContestPhase, contestGroups } from '@/lib/events/contest/codes';
import type { ContestRow } from '@/lib/events/contest/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

const tones: Record<ContestPhase, StateTone> = {
  announced: 'busy',
  open: 'ok',
  judging: 'new',
  decided: 'off',
  canceled: 'warn',
};

/** Published contests in the console; each row opens the desk of its contest. */
export function ContestsConsole() {
  const t = useTranslations('contestConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="contests"
        label={t('title')}
        endpoint={listContests}
        columns={useColumns()}
        filters={[
          {
            name: 'group',
            label: t('group'),
            options: contestGroups.map((value) => ({ value, label: t(`groups.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => contestDeskPath(row.id)}
        rowLabel={(row) => row.title}
        sort={{ first: 'enrolEndTime', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<ContestRow>[] {
  const t = useTranslations('contestConsole');
  const phaseOf = useTranslations('contestDesk.frame.standing');
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  return [
    {
      key: 'title',
      title: t('contest'),
      phone: 'title',
      textWidth: 'long',
      cell: (row) => row.title,
      text: (row) => row.title,
    },
    {
      key: 'phase',
      title: t('phase'),
      textWidth: 'short',
      cell: (row) => <StateBadge tone={tones[row.phase]}>{phaseOf(row.phase)}</StateBadge>,
      text: (row) => phaseOf(row.phase),
    },
    { key: 'name', title: t('name'), textWidth: 'long', cell: (row) => row.name, text: (row) => row.name },
    {
      key: 'organiser',
      title: t('organiser'),
      textWidth: 'long',
      cell: (row) => row.organiser,
      text: (row) => row.organiser,
    },
    {
      key: 'enrolEndTime',
      title: t('enrolEndTime'),
      sort: 'enrolEndTime',
      cell: (row) => <time dateTime={row.enrolEndTime}>{time(row.enrolEndTime)}</time>,
      text: (row) => time(row.enrolEndTime),
    },
  ];
}
