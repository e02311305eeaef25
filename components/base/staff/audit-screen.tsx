'use client';

import { useTranslations } from 'next-intl';
import { changesText } from '@/components/base/audit/card-change-list';
import { Changes } from '@/components/base/audit/card-changes';
import * as calls from '@/lib/base/audit/calls';
import type * as contract from '@/lib/base/audit/contract';
import type { CallOf } from '@/lib/platform/client/remote';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useActionWords } from './action-words';
import { ConsolePage } from './card-parts';
import { type Column, ConsoleTable } from './card-table';
import { SubjectLink } from './subject-link';

const listCall: CallOf<typeof contract.listAuditEntries> = calls.listAuditEntries;

/** The slices whose actions are recorded. */
const areas = [
  'cooperation',
  'advertising',
  'chat',
  'video',
  'comment',
  'playlist',
  'topic',
  'article',
  'contest',
  'live',
  'demand',
  'entry',
  'judging',
  'vote',
  'award',
  'recruitment',
  'ticket',
  'question',
  'moderation',
  'content',
  'operation',
  'wallet',
  'invoice',
  'order',
  'payment',
  'verification',
  'account',
  'staff',
] as const;

/** Actions of staff: who, what, on what, and what changed. */
export function AuditScreen() {
  const t = useTranslations('staff.audit');
  const columns = useColumns();
  const { actionOf, actorOf } = useActionWords();
  const options = areas.map((value) => ({ value, label: t(`areas.${value}`) }));
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="audit"
        label={t('title')}
        endpoint={listCall}
        columns={columns}
        search={t('search')}
        filters={[{ name: 'area', label: t('area'), options }]}
        rowId={({ id }) => id}
        rowLabel={(entry) => `${actorOf(entry)} ${actionOf(entry)}`}
        sort={{ first: 'at', order: 'desc' }}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<contract.AuditEntry>[] {
  const t = useTranslations('staff.audit');
  const { actionOf, actorOf, fieldOf } = useActionWords();
  const words = {
    field: fieldOf,
    from: t('from'),
    to: t('to'),
    none: t('nothing'),
    more: (count: number) => t('changes', { count }),
  };
  return [
    {
      key: 'action',
      title: t('columns.action'),
      phone: 'title',
      cell: actionOf,
      text: ({ action }) => action,
    },
    {
      key: 'at',
      title: t('columns.at'),
      sort: 'at',
      cell: ({ at }) => <time dateTime={at}>{formatDate(Date.parse(at), { withTime: true })}</time>,
      text: ({ at }) => at,
    },
    { key: 'actor', title: t('columns.actor'), cell: actorOf, text: actorOf },
    {
      key: 'subject',
      title: t('columns.subject'),
      cell: (entry) => <SubjectLink entry={entry} />,
      text: ({ subject, subjectId }) => `${subject} ${subjectId}`,
    },
    {
      key: 'changes',
      title: t('columns.changes'),
      cell: (entry) => <Changes entry={entry} words={words} />,
      text: ({ before, after }) => changesText(before, after),
    },
  ];
}
