'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { listBookings, reviewBooking } from '@/lib/business/advertising/client/console';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import type { BookingRow } from '@/lib/business/advertising/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';

/** A decision on a booking, and the booking as it was shown. */
export interface Decision {
  booking: BookingRow;
  seen: 'held' | 'confirmed';
  decision: 'confirmed' | 'refused';
}

/** Asks for confirmation before a decision on a booking, with a field for a message to the customer. */
export function BookingReview({ booking, seen, decision, onClose }: Decision & { onClose(): void }) {
  const t = useTranslations('advertisingConsole');
  const { slotOf } = useSlotWords();
  const changed = useConsoleChanged();
  const form = useCallForm({
    schema: () => import('@/lib/business/advertising/contract').then((contract) => contract.reviewBooking.input),
    rules: 'advertisingConsole.rules',
    values: { id: booking.id, seen, decision, note: '' },
    send: async (values) => {
      try {
        await call(reviewBooking, values, { quiet: true });
        toast(t(`decided.${decision}`));
        onClose();
      } finally {
        // If somebody else was quicker, the table shows their decision.
        await changed(listBookings);
      }
    },
  });
  return (
    <Sheet open onClose={onClose} label={t(`asks.${decision}`, { company: booking.company })} closeLabel={t('cancel')}>
      <ul className="mb-3 text-ink-2">
        {booking.slots.map((slot) => (
          <li key={`${slot.product} ${slot.week}`}>{slotOf(slot)}</li>
        ))}
      </ul>
      <form onSubmit={form.submit} noValidate>
        <TextAreaField {...form.field('note')} label={t('note')} hint={t('noteHint')} rows={3} />
        <FormAlert>{form.problem?.text}</FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('pending')}>
          {t(`decisions.${decision}`)}
        </FormSubmit>
      </form>
    </Sheet>
  );
}
