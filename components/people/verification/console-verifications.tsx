'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listApplications } from '@/lib/people/verification/client/console';
import { applicationStates, verifiedKinds } from '@/lib/people/verification/codes';
import type { ApplicationRow } from '@/lib/people/verification/contract';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { ApplicationStateBadge } from './console-state';

/** The applications of the console, those first that are due first; `now` is the server's time in ms. */
export function VerificationsConsole({ now }: { now: number }) {
  const t = useTranslations('verificationConsole');
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="verifications"
        label={t('title')}
        endpoint={listApplications}
        columns={useColumns(now)}
        filters={[
          {
            name: 'state',
            label: t('state'),
            usual: t('states.pending'),
            options: applicationStates
              .filter((value) => value !== 'pending')
              .map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: verifiedKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/verifications/${row.id}`}
        rowLabel={(row) => `${row.nickname}, ${t(`kinds.${row.kind}`)}`}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(now: number): Column<ApplicationRow>[] {
  const t = useTranslations('verificationConsole');
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  const due = (row: ApplicationRow) => {
    if (row.state !== 'pending') return '—';
    return Date.parse(row.dueAt) <= now ? t('overdue') : t('dueBy', { day: lastDayBefore(Date.parse(row.dueAt)) });
  };
  return [
    {
      key: 'nickname',
      title: t('account'),
      phone: 'title',
      textWidth: 'long',
      cell: (row) => row.nickname,
      text: (row) => row.nickname,
    },
    {
      key: 'kind',
      title: t('kind'),
      textWidth: 'short',
      cell: (row) => t(`kinds.${row.kind}`),
      text: (row) => t(`kinds.${row.kind}`),
    },
    {
      key: 'name',
      title: t('name'),
      textWidth: 'long',
      cell: (row) => `${row.name || '—'} ${row.numberEnd && `· ${row.numberEnd}`}`,
      text: (row) => row.name,
    },
    {
      key: 'state',
      title: t('state'),
      textWidth: 'short',
      cell: (row) => <ApplicationStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      cell: (row) => <time dateTime={row.submittedAt}>{time(row.submittedAt)}</time>,
      text: (row) => time(row.submittedAt),
    },
    { key: 'due', title: t('due'), textWidth: 'short', cell: due, text: due },
  ];
}
