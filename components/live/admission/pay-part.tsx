'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PayOrder } from '@/components/money/payment/card-pay-order';
import { buttonClass } from '@/components/ui/button-class';
import { donePath } from '@/lib/live/admission/client/addresses';
import { cashierQuery } from '@/lib/money/payment/client/cashier';
import type { Cashier } from '@/lib/money/payment/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

interface PayPartProps {
  orderId: string;
  /** The cashier that came with the page; of this order or of none. */
  first: Cashier | null;
  /** The caller has just placed the order, so that the focus goes to it. */
  isNew: boolean;
  /** It can no longer be paid. */
  onOver(): void;
}

/** The way to pay an order that waits for payment; once it is paid, what it has come to is shown. */
export function PayPart({ orderId, first, isNew, onOver }: PayPartProps) {
  const t = useTranslations('admission');
  const router = useRouter();
  const part = useRef<HTMLElement>(null);
  const initialData = first?.order.id === orderId ? first : undefined;
  const { data: cashier, isError, refetch } = useQuery({ ...cashierQuery(orderId), initialData });
  useEffectOn(isNew, (isFocused) => {
    if (isFocused) part.current?.focus();
  });
  useEffectOn(cashier?.order.state, (state) => {
    if (state === 'paid' || state === 'refunded') router.replace(donePath(orderId));
    if (state === 'canceled') onOver();
  });
  const onChanged = () => void refetch();
  return (
    <section ref={part} tabIndex={-1} aria-label={t('pages.pay')} className="mt-3 scroll-mt-20 outline-none">
      {cashier && (
        <PayOrder
          {...{ cashier, onChanged }}
          onExpired={onOver}
          // A broadcast is not paid by a transfer.
          onTransfer={onChanged}
        />
      )}
      {!cashier && (
        <p role="status" className="mt-3 text-center text-ink-2 text-sm">
          {isError ? t('failed') : t('loading')}
        </p>
      )}
      {!cashier && isError && (
        <button type="button" onClick={onChanged} className={`mt-3 w-full ${buttonClass('line')}`}>
          {t('retry')}
        </button>
      )}
    </section>
  );
}
