'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OrderItem } from '@/lib/money/order/contract';
import { cancelOrder } from '@/lib/money/payment/client/cashier';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

interface CancelOrderProps {
  order: Pick<OrderItem, 'id' | 'title'>;
  onChanged(): void;
}

/** Cancels an unpaid order, after a question; one that turns out to be paid stays so. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const t = useTranslations('cashier.cancel');
  const problemOf = useProblemWords();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setAsked(false);
    setPending(true);
    try {
      const { state } = await call(cancelOrder, { orderId: order.id }, { quiet: true });
      toast(t(state === 'canceled' ? 'done' : 'paid'));
    } catch (error) {
      toast(problemOf(error).text);
    } finally {
      setPending(false);
      onChanged();
    }
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsked(true)}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
      >
        {isPending ? t('pending') : t('press')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text', { title: order.title })}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
