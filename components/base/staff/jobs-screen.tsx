'use client';

import { useTranslations } from 'next-intl';
import * as calls from '@/lib/base/staff/calls';
import type * as contract from '@/lib/base/staff/contract';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useAct } from './card-act';
import { consoleButton } from './card-button';
import { ConsolePage } from './card-parts';
import { type Column, ConsoleTable } from './card-table';

const listCall: CallOf<typeof contract.listFailedJobs> = calls.listFailedJobs;
const retryCall: CallOf<typeof contract.retryJob> = calls.retryJob;

/** Failed jobs, each with a button to retry it. */
export function JobsScreen() {
  const t = useTranslations('staff.jobs');
  const { isActing, act } = useAct();
  const retry = ({ id }: contract.FailedJob) =>
    act({
      work: () => call(retryCall, { id }, { quiet: true }),
      done: t('retried'),
      gone: t('gone'),
      renews: [listCall],
    });
  const columns: Column<contract.FailedJob>[] = [
    {
      key: 'kind',
      title: t('columns.kind'),
      sort: 'kind',
      phone: 'title',
      cell: ({ kind }) => kind,
      text: ({ kind }) => kind,
    },
    {
      key: 'failedAt',
      title: t('columns.failedAt'),
      sort: 'failedAt',
      cell: ({ failedAt }) => <time dateTime={failedAt}>{formatDate(Date.parse(failedAt), { withTime: true })}</time>,
      text: ({ failedAt }) => failedAt,
    },
    {
      key: 'attempts',
      title: t('columns.attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
      text: ({ attempts }) => attempts,
    },
    {
      key: 'lastError',
      title: t('columns.lastError'),
      cell: (job) => <JobError job={job} />,
      text: ({ lastError }) => lastError,
    },
    {
      key: 'retry',
      title: t('columns.retry'),
      align: 'end',
      cell: (job) => (
        <button type="button" aria-disabled={isActing} onClick={() => retry(job)} className={consoleButton()}>
          {t('retry')}
          <span className="sr-only"> {job.kind}</span>
        </button>
      ),
    },
  ];
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="failed-jobs"
        label={t('title')}
        endpoint={listCall}
        columns={columns}
        search={t('search')}
        rowId={({ id }) => id}
        rowLabel={({ kind, failedAt }) => `${kind} ${formatDate(Date.parse(failedAt), { withTime: true })}`}
        sort={{ first: 'failedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

/** The first line of the error. The rest and the payload show when opened, since they may be personal. */
function JobError({ job: { id, lastError, payload } }: { job: contract.FailedJob }) {
  const t = useTranslations('staff.jobs');
  const [first = ''] = lastError.split('\n', 1);
  return (
    <details className="max-w-160">
      <summary className="min-h-11 content-center pointer-fine:min-h-7">
        <span className="line-clamp-2 wrap-anywhere">{first || t('noError')}</span>
      </summary>
      <pre className="mt-1 mb-2 max-h-80 overflow-auto rounded-sm bg-sunk p-3 text-xs whitespace-pre-wrap wrap-anywhere">
        {[t('id', { id }), t('payload', { payload }), lastError].join('\n\n')}
      </pre>
    </details>
  );
}
