'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { SelectField } from '@/components/base/staff/card-select-field';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/text-field';
import { getAnyOrder, listOrders } from '@/lib/money/order/client/console';
import type { StaffOrder } from '@/lib/money/order/contract';
import { getMoneyOfOrder, refundOrder } from '@/lib/money/payment/client/console';
import { type RefundGoal, refundGoals } from '@/lib/money/payment/codes';
import { call } from '@/lib/platform/client/call';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { countCharacters } from '@/lib/platform/shared/characters';
import { fenOf, yuan } from '@/lib/platform/shared/format/yuan';

interface RefundFormProps {
  order: StaffOrder;
  /** What can still be refunded, in fen. */
  left: number;
}

/** Most characters of a reason, which the payment service shows to the buyer. */
const mostReason = 80;

/** Refunds an order, whole or in part; asked once more, since money leaves the house. */
export function RefundForm({ order, left }: RefundFormProps) {
  const t = useTranslations('orderConsole.refund');
  const form = useRefund(order, left);
  const { goal } = form;
  // A top-up came into the wallet; a refund to the wallet would change nothing. Points go back as points.
  const goals = order.kind === 'topUp' || order.way === 'points' ? (['original'] as const) : refundGoals;
  return (
    <section aria-labelledby="refund">
      <h2 id="refund" className="mb-3 text-base">
        {t('title')}
      </h2>
      <form noValidate onSubmit={form.submit} className="grid gap-2">
        <TextField
          label={t('sum')}
          hint={t('sumHint', { left: yuan(left) })}
          error={form.faults.sum && t(`faults.${form.faults.sum}`, { left: yuan(left) })}
          inputMode="decimal"
          autoComplete="off"
          value={form.sum}
          onChange={({ target }) => form.setSum(target.value)}
        />
        <SelectField
          label={t('goal')}
          value={goal}
          onChange={({ target }) => form.setGoal(target.value as RefundGoal)}
          options={goals.map((value) => ({ value, label: t(`goals.${value}`) }))}
        />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          error={form.faults.reason && t(`faults.${form.faults.reason}`, { most: mostReason })}
          value={form.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
        <button
          type="submit"
          aria-disabled={form.isActing || undefined}
          className={`mt-2 w-full ${consoleButton('danger')}`}
        >
          {t('submit')}
        </button>
      </form>
      {form.isAsked && (
        <ConfirmDialog
          title={t('confirmTitle', { sum: yuan(fenOf(form.sum) ?? 0) })}
          text={t(`confirmText.${goal}`, { buyer: order.nickname })}
          confirmLabel={t('submit')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={form.confirm}
          onCancel={form.cancel}
        />
      )}
    </section>
  );
}

interface Faults {
  sum?: 'unreadable' | 'tooMuch';
  reason?: 'needed' | 'tooLong';
}

function faultsOf(sum: string, reason: string, left: number): Faults {
  const [fen, length] = [fenOf(sum), countCharacters(reason.trim())];
  const ofSum = fen === null || fen === 0 ? 'unreadable' : fen > left ? 'tooMuch' : undefined;
  const ofReason = length === 0 ? 'needed' : length > mostReason ? 'tooLong' : undefined;
  return { ...(ofSum && { sum: ofSum }), ...(ofReason && { reason: ofReason }) };
}

/** The fields of the form, their faults, and the question before it is sent. */
function useRefund({ id: orderId }: StaffOrder, left: number) {
  const t = useTranslations('orderConsole.refund');
  const { isActing, act } = useAct();
  const idOf = useClientId();
  const [sum, setSum] = useState((left / 100).toFixed(2));
  const [goal, setGoal] = useState<RefundGoal>('original');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isAsked, setAsked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(sum, reason, left);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isActing) setAsked(true);
  }
  async function confirm() {
    setAsked(false);
    const asked = { orderId, amountFen: fenOf(sum) ?? 0, goal, reason: reason.trim() };
    // What is left is part of it: the same sum twice is two refunds.
    const clientId = idOf(JSON.stringify([asked, left]));
    const isDone = await act({
      work: () => call(refundOrder, { ...asked, clientId }, { quiet: true }),
      done: t('done'),
      renews: [getAnyOrder, getMoneyOfOrder, listOrders],
    });
    if (isDone) setReason('');
  }
  const cancel = () => setAsked(false);
  return { sum, setSum, goal, setGoal, reason, setReason, faults, isAsked, isActing, submit, confirm, cancel };
}
