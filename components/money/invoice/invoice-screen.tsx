'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { InvoiceOfOrder } from '@/lib/money/invoice/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { InvoiceForm } from './invoice-form';
import { InvoiceStanding } from './invoice-standing';

/** The invoice of an order: its form, or how it stands. */
export function InvoiceScreen({ first }: { first: InvoiceOfOrder }) {
  const t = useTranslations('invoice');
  const [shown, show] = useState(first);
  const { order, obstacle, amountFen, invoice } = shown;
  const isLive = invoice?.state === 'asked' || invoice?.state === 'issued';
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-150">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">
          <Link href={`/order/${order.id}`} className="underline underline-offset-4">
            {order.title}
          </Link>
        </p>
        <p className="text-ink-3 text-sm tabular-nums">{t('number', { number: order.number })}</p>
        {invoice && (
          <InvoiceStanding key={invoice.id} {...{ order, invoice }} isNew={shown !== first} onChange={show} />
        )}
        {!isLive && obstacle && <Obstacle obstacle={obstacle} />}
        {!isLive && !obstacle && (
          <>
            <p className="mt-5 mb-4 text-ink-2 text-pretty">{t('lead', { sum: yuan(amountFen) })}</p>
            <InvoiceForm key={invoice?.id ?? ''} shown={shown} onSent={show} />
          </>
        )}
      </div>
    </div>
  );
}

function Obstacle({ obstacle }: { obstacle: NonNullable<InvoiceOfOrder['obstacle']> }) {
  const t = useTranslations('invoice');
  return (
    <p role="status" className="mt-5 rounded-lg bg-sunk p-5 text-pretty">
      {t(`obstacles.${obstacle}`)}
    </p>
  );
}
