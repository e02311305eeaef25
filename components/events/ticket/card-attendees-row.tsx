import { useTranslations } from 'next-intl';
import type { TicketState } from '@/lib/events/ticket/codes';
import type { Attendee as AttendeeItem } from '@/lib/events/ticket/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

const tones: Record<TicketState, string> = {
  held: 'text-ink-3',
  valid: 'text-ink-2',
  used: 'text-ok',
  returned: 'text-ink-3',
  released: 'text-ink-3',
};

/** Somebody who comes: how to reach them, what ticket they have, and what they answered. */
export function Attendee({ attendee }: { attendee: AttendeeItem }) {
  const t = useTranslations('ticketDesk.attendees');
  const { name, mobile, age, occupation, typeName, state, orderNumber, answers, createdAt, usedAt } = attendee;
  const answered = answers.filter(({ text }) => text !== '');
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  return (
    <article className="py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-semibold text-base tracking-normal wrap-anywhere">{name}</h3>
        <p className={`flex-none text-sm tabular-nums ${tones[state]}`}>
          {usedAt ? t('usedAt', { time: time(usedAt) }) : t(`ticketStates.${state}`)}
        </p>
      </div>
      <p className="facts mt-0.5 text-ink-2 text-sm tabular-nums">
        <a href={`tel:${mobile}`} className="underline underline-offset-4">
          {mobile}
        </a>
        {typeName && <span className="wrap-anywhere">{typeName}</span>}
        {age !== null && <span>{t('age', { age })}</span>}
        {occupation && <span className="wrap-anywhere">{occupation}</span>}
      </p>
      {answered.length > 0 && (
        <dl className="mt-1.5 text-sm">
          {answered.map(({ question, text }) => (
            <div key={question} className="flex flex-wrap gap-x-2 wrap-anywhere">
              <dt className="text-ink-3">{question}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="facts mt-1 text-ink-3 text-xs tabular-nums">
        <time dateTime={createdAt}>{time(createdAt)}</time>
        {orderNumber && <span>{t('order', { number: orderNumber })}</span>}
      </p>
    </article>
  );
}

/** Placeholder of a row. */
export function AttendeeSkeleton() {
  return (
    <div aria-hidden="true" className="py-3.5">
      <div className="skeleton h-4 w-1/4" />
      <div className="skeleton mt-2 h-3.5 w-3/5" />
      <div className="skeleton mt-2 h-3 w-2/5" />
    </div>
  );
}
