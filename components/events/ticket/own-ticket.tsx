import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { TicketState } from '@/lib/events/ticket/codes';
import type { OwnTicket as Ticket } from '@/lib/events/ticket/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { TicketActivity } from './card-ticket-activity';
import { ReturnButton } from './return-button';

const tones: Record<TicketState, string> = {
  held: 'font-semibold text-accent',
  valid: 'text-ok',
  used: 'text-ink-2',
  returned: 'text-ink-3',
  released: 'text-ink-3',
};

interface OwnTicketProps {
  ticket: Ticket;
  onChanged(): void;
}

/** A ticket in the list of the caller: for what, for whom, how it stands, and what can be done with it. */
export function OwnTicket({ ticket, onChanged }: OwnTicketProps) {
  const t = useTranslations('ticketOwn');
  const { activity, attendee, typeName, priceFen, state } = ticket;
  return (
    <article className="py-4">
      <TicketActivity activity={activity} heading="h3">
        <p className="facts mt-1.5 text-sm">
          <span className={tones[state]}>{activity.isCanceled ? t('canceled') : t(`states.${state}`)}</span>
          <span className="whitespace-normal! wrap-anywhere">{typeName || t('signup')}</span>
          <span className="whitespace-normal! wrap-anywhere">{attendee}</span>
          {priceFen > 0 && <span className="tabular-nums">{yuan(priceFen)}</span>}
        </p>
      </TicketActivity>
      <TicketActions {...{ ticket, onChanged }} />
    </article>
  );
}

function TicketActions({ ticket, onChanged }: OwnTicketProps) {
  const t = useTranslations('ticketOwn');
  const { activity, orderId, state } = ticket;
  const id = encodeURIComponent(activity.id);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      <p className="min-w-0 grow text-ink-3 text-sm text-pretty tabular-nums">
        <TicketTerms ticket={ticket} />
      </p>
      {state === 'held' && (
        <Link href={`/ticket/confirm?order=${orderId}`} className={buttonClass('accent', 'row')}>
          {t('pay')}
          <span className="sr-only"> {activity.title}</span>
        </Link>
      )}
      {state === 'valid' && <ReturnButton {...{ ticket, onChanged }} />}
      {(state === 'valid' || state === 'used') && !activity.isCanceled && (
        <Link href={`/ticket/e?activity=${id}`} className={buttonClass('line', 'row')}>
          {t('entry')}
          <span className="sr-only"> {activity.title}</span>
        </Link>
      )}
    </div>
  );
}

/** Until when it is to be paid, or what it gives until when, or when it was used. */
function TicketTerms({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('ticketOwn');
  const { state, payUntil, usedAt, orderId, returnFen, returnUntil } = ticket;
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  if (payUntil) return t('payUntil', { time: time(payUntil) });
  if (usedAt) return t('usedAt', { time: time(usedAt) });
  if (state !== 'valid' || orderId === null) return null;
  if (returnFen === null || returnUntil === null) return t('noReturn');
  if (returnFen === 0) return t('givesFree', { until: time(returnUntil) });
  return t('gives', { until: time(returnUntil), sum: yuan(returnFen) });
}

/** The shape of a ticket that is about to come. */
export function OwnTicketSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-4 py-4">
      <div className="skeleton h-24 w-18" />
      <div className="grow">
        <div className="skeleton h-5 w-3/5" />
        <div className="skeleton mt-2 h-4 w-2/5" />
      </div>
    </div>
  );
}
