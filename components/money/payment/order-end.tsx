import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { OrderItem } from '@/lib/money/order/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { PayColumn } from './card-pay-column';

interface OrderEndProps {
  order: OrderItem;
  /** Its time to be paid ran out, as far as this page knows. */
  hasExpired?: boolean;
  /** What can still be done. */
  children?: ReactNode;
}

/** An order that is not to be paid any more: how it stands, and what comes next. */
export function OrderEnd({ order, hasExpired = false, children }: OrderEndProps) {
  const t = useTranslations('cashier.end');
  const { id, state, title, totalFen } = order;
  if (state === 'pending') return null;
  const isPaid = state === 'paid';
  const next = nextOf(order);
  const end = hasExpired ? 'expired' : state;
  return (
    <PayColumn>
      <div className="flex flex-col items-center pt-6 text-center">
        {isPaid && (
          <span className="mb-4 grid size-14 place-items-center rounded-full bg-ok text-paper">
            <ScreenIcon name="check" className="size-7" />
          </span>
        )}
        <h1 className="text-2xl text-balance tabular-nums">{t(`${end}.title`, { sum: yuan(totalFen) })}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">{title}</p>
        <p className="mt-3 max-w-90 text-ink-2 text-pretty">
          {isPaid && order.kind === 'topUp' ? t('paid.toppedUp') : t(`${end}.text`)}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {next && (
            <Link href={next.href} className={buttonClass('accent')}>
              {t(next.words)}
            </Link>
          )}
          <Link href={`/order/${id}`} className={buttonClass(isPaid && !next ? 'accent' : 'line')}>
            {t('toOrder')}
          </Link>
        </div>
      </div>
      {children}
    </PayColumn>
  );
}

/** Where what was bought is, or how to try again; null where only the order is left. */
function nextOf({ id, kind, state }: OrderItem) {
  const isPaid = state === 'paid';
  if (kind === 'topUp' && isPaid) return { href: '/wallet', words: 'toWallet' } as const;
  if (kind === 'topUp' && state === 'canceled') return { href: '/wallet', words: 'topUpAgain' } as const;
  if (kind === 'ticket' && isPaid) return { href: `/ticket/confirm?order=${id}`, words: 'toTickets' } as const;
  if (kind === 'live' && isPaid) return { href: `/live/paySuc?orderId=${id}`, words: 'toLive' } as const;
  if (kind === 'recruitment' && isPaid) return { href: `/meal/mealSuc?orderId=${id}`, words: 'toPackage' } as const;
  if (kind === 'contest' && (isPaid || state === 'paid_pending_review')) {
    return { href: '/entry', words: 'toEntries' } as const;
  }
  return null;
}
