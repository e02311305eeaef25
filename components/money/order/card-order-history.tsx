import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/money/order/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

type Event = OrderDetail['history'][number];

/** What happened to an order, the earliest first. */
export function OrderHistory({ history }: Pick<OrderDetail, 'history'>) {
  return (
    <ol className="ml-1.25 border-line border-l">
      {history.map((event, index) => (
        <li
          key={`${event.at} ${event.step}`}
          className={`relative pb-4 pl-5 last:pb-0 ${index === history.length - 1 ? '' : 'text-ink-2'}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-1.75 -left-1.25 size-2.25 rounded-full ${index === history.length - 1 ? 'bg-accent' : 'bg-ink-3'}`}
          />
          <p>
            <EventWords event={event} />
          </p>
          <p className="text-ink-3 text-sm tabular-nums">
            <time dateTime={event.at}>{formatDate(Date.parse(event.at), { withTime: true })}</time>
          </p>
          {event.note && <p className="mt-1 whitespace-pre-wrap text-ink-2 text-sm wrap-anywhere">{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function EventWords({ event: { step, way, amountFen } }: { event: Event }) {
  const t = useTranslations('order');
  const details = [way && step === 'paid' && t(`ways.${way}`), amountFen !== null && yuan(amountFen)].filter(Boolean);
  return details.length > 0 ? `${t(`steps.${step}`)} · ${details.join(' · ')}` : t(`steps.${step}`);
}
