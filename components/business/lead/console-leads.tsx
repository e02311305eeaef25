'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listLeads } from '@/lib/business/lead/client/console';
import { leadStates, services } from '@/lib/business/lead/codes';
import type { LeadRow } from '@/lib/business/lead/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { LeadStateBadge } from './console-lead-state';

/** The requests of business customers in the console: customer, service, owner, next step. */
export function LeadsConsole() {
  const t = useTranslations('leadConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="leads"
        label={t('title')}
        endpoint={listLeads}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: options(['open', ...leadStates] as const, (state) => t(`states.${state}`)),
          },
          { name: 'service', label: t('service'), options: options(services, (service) => t(`services.${service}`)) },
          {
            name: 'owner',
            label: t('owner'),
            options: options(['me', 'nobody'] as const, (owner) => t(`owners.${owner}`)),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/leads/${row.id}`}
        rowLabel={(row) => `${row.company}, ${row.number}`}
        sort={{ first: 'createdAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<LeadRow>[] {
  const t = useTranslations('leadConsole');
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  const inFile = (key: 'name' | 'mobile' | 'email' | 'number'): Column<LeadRow> => ({
    key,
    title: t(key),
    isOnlyInFile: true,
    cell: (row) => row[key],
    text: (row) => row[key],
  });
  return [
    {
      key: 'company',
      title: t('company'),
      sort: 'company',
      phone: 'title',
      cell: (row) => row.company,
      text: (row) => row.company,
    },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <LeadStateBadge state={row.state} />,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: 'service',
      title: t('service'),
      textWidth: 'short',
      cell: (row) => t(`services.${row.service}`),
      text: (row) => t(`services.${row.service}`),
    },
    {
      key: 'budget',
      title: t('budget'),
      phone: 'hidden',
      textWidth: 'short',
      cell: (row) => t(`budgets.${row.budget}`),
      text: (row) => t(`budgets.${row.budget}`),
    },
    {
      key: 'contact',
      title: t('contact'),
      textWidth: 'long',
      cell: (row) => (
        <>
          {row.name} <span className="block whitespace-nowrap text-ink-3 tabular-nums">{row.mobile}</span>
        </>
      ),
    },
    {
      key: 'campaign',
      title: t('campaign'),
      phone: 'hidden',
      textWidth: 'long',
      cell: (row) => row.campaign || '—',
      text: (row) => row.campaign,
    },
    {
      key: 'owner',
      title: t('owner'),
      textWidth: 'long',
      cell: (row) => row.owner ?? '—',
      text: (row) => row.owner,
    },
    {
      key: 'nextStepOn',
      title: t('nextStep'),
      textWidth: 'long',
      sort: 'nextStepOn',
      cell: (row) => [row.nextStepOn, row.nextStep].filter(Boolean).join(' ') || '—',
      text: (row) => [row.nextStepOn, row.nextStep].filter(Boolean).join(' '),
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      sort: 'createdAt',
      cell: (row) => <time dateTime={row.createdAt}>{time(row.createdAt)}</time>,
      text: (row) => time(row.createdAt),
    },
    inFile('name'),
    inFile('mobile'),
    inFile('email'),
    inFile('number'),
  ];
}

function options<Value extends string>(values: readonly Value[], words: (value: Value) => string) {
  return values.map((value) => ({ value, label: words(value) }));
}
