'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConsolePage, StateBadge } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listCases } from '@/lib/careers/showcase/client/console';
import { type CaseState, caseStates } from '@/lib/careers/showcase/codes';
import type { ListedCase } from '@/lib/careers/showcase/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { WriteCase } from './console-write';

export const caseTones = { draft: 'off', half: 'new', public: 'ok', takenDown: 'warn' } as const satisfies Record<
  CaseState,
  string
>;

/** All cases in the console, and the way to one of a company without an account. */
export function CasesConsole() {
  const t = useTranslations('caseConsole');
  const stateOf = useTranslations('showcase.states');
  const [isWriting, setWriting] = useState(false);
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setWriting(true)}
          className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink-3 pointer-fine:min-h-9"
        >
          {t('write.action')}
        </button>
      }
    >
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      <ConsoleTable
        name="cases"
        label={t('title')}
        endpoint={listCases}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: caseStates.map((value) => ({ value, label: stateOf(value) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/cases/${encodeURIComponent(row.id)}`}
        rowLabel={(row) => `${row.title || row.companyName}, ${stateOf(row.state)}`}
        sort={{ first: 'updatedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {isWriting && <WriteCase onClose={() => setWriting(false)} />}
    </ConsolePage>
  );
}

function useColumns(): Column<ListedCase>[] {
  const t = useTranslations('caseConsole');
  const stateOf = useTranslations('showcase.states');
  const sideOf = useTranslations('showcase.edit.agreement.sides');
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  const agreed = (row: ListedCase) => row.agreed.map((side) => sideOf(side)).join(t('comma')) || '—';
  return [
    {
      ...{ key: 'title', title: t('name'), phone: 'title', textWidth: 'long' },
      cell: (row) => row.title || '—',
      text: (row) => row.title,
    },
    {
      ...{ key: 'company', title: t('company'), textWidth: 'long' },
      cell: (row) => (row.hasCompany ? row.companyName : t('noAccount', { name: row.companyName })),
      text: (row) => row.companyName,
    },
    {
      ...{ key: 'creator', title: t('creator'), textWidth: 'long' },
      cell: (row) => row.creator || '—',
      text: (row) => row.creator,
    },
    {
      ...{ key: 'state', title: t('state'), textWidth: 'short' },
      cell: (row) => <StateBadge tone={caseTones[row.state]}>{stateOf(row.state)}</StateBadge>,
      text: (row) => stateOf(row.state),
    },
    { ...{ key: 'agreed', title: t('agreed'), textWidth: 'short' }, cell: agreed, text: agreed },
    {
      ...{ key: 'updatedAt', title: t('updatedAt'), sort: 'updatedAt' },
      cell: (row) => <time dateTime={row.updatedAt}>{time(row.updatedAt)}</time>,
      text: (row) => time(row.updatedAt),
    },
  ];
}
