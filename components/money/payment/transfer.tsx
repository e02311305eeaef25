'use client';

import { useTranslations } from 'next-intl';
import type { Cashier } from '@/lib/money/payment/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { CancelOrder } from './cancel-order';
import { CopyButton } from './copy-button';
import { SlipForm } from './slip-form';

interface TransferProps {
  cashier: Cashier;
  onChanged(): void;
  onOtherWay(): void;
}

/**
 * A bank transfer (specification section 4, 'offline payment'): where it goes, until when, and the slip that staff confirm.
 */
export function Transfer({ cashier, onChanged, onOtherWay }: TransferProps) {
  const t = useTranslations('cashier.transfer');
  const { order, account, slipRefused } = cashier;
  if (!account) return null;
  const facts = [
    { label: t('name'), value: account.name },
    { label: t('bank'), value: account.bank },
    { label: t('account'), value: account.number },
    { label: t('sum'), value: yuan(order.totalFen), copied: (order.totalFen / 100).toFixed(2) },
    { label: t('remark'), value: order.number },
  ];
  return (
    <>
      {slipRefused && (
        <div role="status" className="mt-5 rounded-md bg-sunk px-4 py-3">
          <p className="font-semibold text-danger">{t('refused')}</p>
          <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">{slipRefused}</p>
        </div>
      )}
      <p className="mt-5 text-pretty">
        {order.expiresAt && t('lead', { day: formatDate(Date.parse(order.expiresAt) - 1) })}
      </p>
      <dl className="mt-4 border-line border-t">
        {facts.map(({ label, value, copied = value }) => (
          <div key={label} className="border-line border-b pt-2 pb-1">
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="-mt-1 flex items-center justify-between gap-4">
              <span className="min-w-0 tabular-nums wrap-anywhere">{value}</span>
              <CopyButton text={copied} label={label} />
            </dd>
          </div>
        ))}
      </dl>
      <SlipForm orderId={order.id} onSent={onChanged} />
      <p className="mt-4 flex flex-wrap justify-center gap-x-6">
        <button
          type="button"
          onClick={onOtherWay}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('otherWay')}
        </button>
        <CancelOrder order={order} onChanged={onChanged} />
      </p>
    </>
  );
}
