import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/shared/format/beijing';

export interface StatusBookingProps {
  state: 'held' | 'confirmed' | 'refused' | 'expired';
  /** The booked weeks, as displayed. */
  slots: readonly string[];
  /** As displayed; null for one on request. */
  price: string | null;
  /** ISO 8601 with zone. */
  heldUntil: string;
}

/** The weeks that came with a request: state, list, price. */
export function StatusBooking({ state, slots, price, heldUntil }: StatusBookingProps) {
  const t = useTranslations('lead.status.booking');
  const isGone = state === 'refused' || state === 'expired';
  const until = formatDate(Date.parse(heldUntil), { withTime: true });
  return (
    <section aria-labelledby="booking" className="mt-10">
      <h2 id="booking" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">{t(state, { until })}</p>
      <ul className="mt-3 border-line border-t">
        {slots.map((slot) => (
          <li
            key={slot}
            className={`border-line border-b py-3 tabular-nums ${isGone ? 'text-ink-3 line-through' : ''}`}
          >
            {slot}
          </li>
        ))}
      </ul>
      {!isGone && (
        <p className="mt-3 flex justify-between gap-4">
          <span className="text-ink-3">{t('price')}</span>
          <span className="font-semibold tabular-nums">{price ?? t('onRequest')}</span>
        </p>
      )}
    </section>
  );
}
