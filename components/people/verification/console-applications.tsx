'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listApplications } from '@/lib/people/verification/client/console';
import { applicationStates, verifiedKinds } from '@/lib/people/verification/codes';
import type { ApplicationRow } from '@/lib/people/verification/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ApplicationState, Due } from './console-state';

const pathOf = ({ id }: ApplicationRow) => `/staff/verifications/${encodeURIComponent(id)}`;

/** The applications that wait, those first that are due first, or those of another state. Private facts are masked. */
export function ApplicationsConsole({ now }: { now: number }) {
  const t = useTranslations('verificationConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="verifications"
        label={t('title')}
        endpoint={listApplications}
        columns={useColumns(now)}
        filters={[
          {
            name: 'state',
            label: t('state'),
            usual: t('waiting'),
            options: applicationStates
              .filter((state) => state !== 'pending')
              .map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: verifiedKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={({ id }) => id}
        rowHref={pathOf}
        rowLabel={({ name, nickname }) => `${name} ${nickname}`}
        sort={{ first: 'submittedAt', order: 'asc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(now: number): Column<ApplicationRow>[] {
  const t = useTranslations('verificationConsole');
  return [
    {
      key: 'name',
      title: t('name'),
      phone: 'title',
      textWidth: 'long',
      cell: ({ name }) => name,
    },
    { key: 'kind', title: t('kind'), textWidth: 'short', cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'number', title: t('number'), cell: ({ numberEnd }) => <span className="tabular-nums">{numberEnd}</span> },
    { key: 'person', title: t('person'), textWidth: 'long', cell: ({ nickname }) => nickname },
    { key: 'state', title: t('state'), textWidth: 'short', cell: ({ state }) => <ApplicationState state={state} /> },
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      sort: 'submittedAt',
      phone: 'hidden',
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt}>{formatDate(Date.parse(submittedAt), { withTime: true })}</time>
      ),
    },
    { key: 'dueAt', title: t('dueAt'), cell: (application) => <Due {...{ application, now }} /> },
  ];
}
