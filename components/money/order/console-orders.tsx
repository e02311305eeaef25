'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listOrders } from '@/lib/money/order/client/console';
import { orderKinds, orderStates } from '@/lib/money/order/codes';
import type { StaffOrderItem } from '@/lib/money/order/contract';
import { latestMonths } from '@/lib/money/order/rules/months';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { OrderStateBadge } from './card-console-state';
import { MonthExport } from './console-month-export';

/** All orders in the console, and those of a month as a file; `now` is the server's time in ms. */
export function OrdersConsole({ now }: { now: number }) {
  const t = useTranslations('orderConsole');
  const words = useTranslations('order');
  return (
    <ConsolePage title={t('title')} actions={<MonthExport months={latestMonths(now)} />}>
      <ConsoleTable
        name="orders"
        label={t('title')}
        endpoint={listOrders}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: orderStates.map((value) => ({ value, label: words(`states.${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: orderKinds.map((value) => ({ value, label: words(`kinds.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={(row) => row.id}
        rowHref={(row) => `/staff/orders/${row.id}`}
        rowLabel={(row) => `${row.title}, ${row.number}`}
        sort={{ first: 'createdAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<StaffOrderItem>[] {
  const t = useTranslations('orderConsole');
  const words = useTranslations('order');
  const time = (text: string) => formatDate(Date.parse(text), { withTime: true });
  return [
    {
      key: 'title',
      title: t('order'),
      phone: 'title',
      textWidth: 'long',
      cell: (row) => (
        <span className="block">
          {row.title} <span className="block whitespace-nowrap text-ink-3 tabular-nums">{row.number}</span>
        </span>
      ),
      text: (row) => row.title,
    },
    { key: 'number', title: t('number'), isOnlyInFile: true, cell: (row) => row.number, text: (row) => row.number },
    {
      key: 'state',
      title: t('state'),
      textWidth: 'short',
      cell: (row) => <OrderStateBadge state={row.state} />,
      text: (row) => words(`states.${row.state}`),
    },
    {
      key: 'kind',
      title: t('kind'),
      textWidth: 'short',
      cell: (row) => words(`kinds.${row.kind}`),
      text: (row) => words(`kinds.${row.kind}`),
    },
    {
      key: 'nickname',
      title: t('buyer'),
      textWidth: 'long',
      cell: (row) => row.nickname,
      text: (row) => row.nickname,
    },
    {
      key: 'totalFen',
      title: t('sum'),
      sort: 'totalFen',
      align: 'end',
      cell: (row) => <Sum row={row} />,
      text: (row) => row.totalFen / 100,
    },
    {
      key: 'refunded',
      title: t('refundedSum'),
      isOnlyInFile: true,
      cell: (row) => yuan(row.refundedFen),
      text: (row) => row.refundedFen / 100,
    },
    {
      key: 'way',
      title: t('way'),
      phone: 'hidden',
      textWidth: 'short',
      cell: (row) => (row.way ? words(`ways.${row.way}`) : '—'),
      text: (row) => row.way && words(`ways.${row.way}`),
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      sort: 'createdAt',
      cell: (row) => <time dateTime={row.createdAt}>{time(row.createdAt)}</time>,
      text: (row) => time(row.createdAt),
    },
  ];
}

function Sum({ row }: { row: StaffOrderItem }) {
  const t = useTranslations('orderConsole');
  return (
    <span className="block tabular-nums max-md:text-left">
      {yuan(row.totalFen)}
      {row.refundedFen > 0 && <span className="block text-ink-3">{t('refunded', { sum: yuan(row.refundedFen) })}</span>}
    </span>
  );
}
