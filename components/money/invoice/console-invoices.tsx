'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listInvoices } from '@/lib/money/invoice/client/console';
import { invoiceStates } from '@/lib/money/invoice/codes';
import type { StaffInvoice } from '@/lib/money/invoice/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { InvoiceState } from './console-invoice-state';

const pathOf = ({ id }: StaffInvoice) => `/staff/invoices/${encodeURIComponent(id)}`;

/** The invoices that were asked for: those that wait, or of another state. */
export function InvoicesConsole() {
  const t = useTranslations('invoiceConsole');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="invoices"
        label={t('title')}
        endpoint={listInvoices}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: invoiceStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        search={t('search')}
        rowId={({ id }) => id}
        rowHref={pathOf}
        rowLabel={({ title, orderNumber }) => `${title} ${orderNumber}`}
        sort={{ first: 'askedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<StaffInvoice>[] {
  const t = useTranslations('invoiceConsole');
  return [
    {
      key: 'title',
      title: t('fields.title'),
      phone: 'title',
      textWidth: 'long',
      cell: ({ title }) => title,
      text: ({ title }) => title,
    },
    {
      key: 'sum',
      title: t('sum'),
      align: 'end',
      cell: ({ amountFen }) => <span className="tabular-nums">{yuan(amountFen)}</span>,
      text: ({ amountFen }) => amountFen / 100,
    },
    {
      key: 'order',
      title: t('order'),
      cell: ({ orderNumber }) => <span className="tabular-nums">{orderNumber}</span>,
      // As text: a spreadsheet would round a number of 18 digits.
      text: ({ orderNumber }) => `No. ${orderNumber}`,
    },
    {
      key: 'nickname',
      title: t('buyer'),
      phone: 'hidden',
      textWidth: 'long',
      cell: ({ nickname }) => nickname,
      text: ({ nickname }) => nickname,
    },
    {
      key: 'state',
      title: t('state'),
      textWidth: 'short',
      cell: ({ state }) => <InvoiceState state={state} />,
      text: ({ state }) => t(`states.${state}`),
    },
    {
      key: 'askedAt',
      title: t('askedAt'),
      sort: 'askedAt',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{formatDate(Date.parse(askedAt), { withTime: true })}</time>,
      text: ({ askedAt }) => askedAt,
    },
  ];
}
