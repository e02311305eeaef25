'use client';

import { useTranslations } from 'next-intl';
import { LeadReceiptView } from '@/components/business/lead/card-lead-receipt';
import type { BookingReceipt } from '@/lib/business/advertising/client/slots';
import { useSlotWords } from '@/lib/business/advertising/client/use-slot-words';
import type { Slot } from '@/lib/business/advertising/codes';
import { slotKey } from '@/lib/business/advertising/rules/slots';
import { beijingDate, beijingTime } from '@/lib/platform/shared/format/beijing';

/** The receipt: the number, and which weeks are held until when. */
export function BookingDone({ receipt }: { receipt: BookingReceipt & { slots: readonly Slot[] } }) {
  const t = useTranslations('advertising');
  const { slotOf } = useSlotWords();
  const until = Date.parse(receipt.heldUntil);
  const { month, day } = beijingDate(until);
  const time = () => (
    <time dateTime={receipt.heldUntil} className="font-semibold">
      {t('weeks.day', { month: String(month), day: String(day) })} {beijingTime(until)}
    </time>
  );
  return (
    <div className="wrap max-w-3xl pt-10 pb-16">
      <LeadReceiptView receipt={receipt}>
        <h3 className="mt-6 text-lg">{t('booking.done.slots')}</h3>
        <ul className="mt-2 border-line border-t">
          {receipt.slots.map((slot) => (
            <li key={slotKey(slot)} className="border-line border-b py-3 tabular-nums">
              {slotOf(slot)}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-2 text-pretty">{t.rich('booking.done.held', { time })}</p>
      </LeadReceiptView>
    </div>
  );
}
