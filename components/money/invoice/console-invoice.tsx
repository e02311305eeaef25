'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, Facts } from '@/components/base/staff/card-parts';
import type { StaffInvoice } from '@/lib/money/invoice/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { InvoiceDecision } from './console-invoice-decision';
import { InvoiceState } from './console-invoice-state';

/** One invoice in the console: what it is to say, and its handling. */
export function InvoiceConsole({ invoice: first }: { invoice: StaffInvoice }) {
  const t = useTranslations('invoiceConsole');
  const [invoice, setInvoice] = useState(first);
  return (
    <ConsolePage
      title={invoice.title}
      back={{ href: '/staff/invoices', label: t('title') }}
      actions={
        <>
          <InvoiceState state={invoice.state} />
          <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
            {t('decision')}
          </a>
        </>
      }
    >
      <div className="grid items-start gap-x-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <InvoiceFacts invoice={invoice} />
        <InvoiceDecision key={invoice.revision} invoice={invoice} onChanged={setInvoice} />
      </div>
    </ConsolePage>
  );
}

const asWritten = [
  'taxNumber',
  'bank',
  'account',
  'companyAddress',
  'companyPhone',
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'recipientAddress',
] as const;

const when = (time: string | null) => time && formatDate(Date.parse(time), { withTime: true });

function InvoiceFacts({ invoice }: { invoice: StaffInvoice }) {
  const t = useTranslations('invoiceConsole');
  return (
    <Facts
      facts={[
        { label: t('sum'), value: <strong className="tabular-nums">{yuan(invoice.amountFen)}</strong> },
        { label: t('order'), value: `${invoice.orderNumber} · ${invoice.orderTitle}` },
        { label: t('buyer'), value: invoice.nickname },
        { label: t('fields.kind'), value: t(`kinds.${invoice.kind}`) },
        { label: t('fields.title'), value: invoice.title },
        ...asWritten.map((name) => ({ label: t(`fields.${name}`), value: invoice[name] })),
        { label: t('askedAt'), value: when(invoice.askedAt) },
        { label: t('decidedAt'), value: when(invoice.decidedAt) },
        { label: t('reason'), value: invoice.reason },
      ]}
    />
  );
}
