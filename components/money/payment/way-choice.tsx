import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { PayWay } from '@/lib/money/order/codes';
import type { OfferedWay } from '@/lib/money/payment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface WayChoiceProps {
  ways: readonly OfferedWay[];
  order: { totalFen: number };
  way: PayWay | null;
  onChange(way: PayWay): void;
}

/** The ways to pay an order, one to choose, each with what the payer has there and what stands against it. */
export function WayChoice({ ways, order, way: chosen, onChange }: WayChoiceProps) {
  const t = useTranslations('cashier');
  const words = useTranslations('order.ways');
  const name = useId();
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t('ways')}</legend>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        {ways.map(({ way, obstacle, balance }) => (
          <div key={way} className="flex min-h-16 items-center gap-3 border-line px-4 py-2.5 not-first:border-t">
            <label
              className={`flex min-h-11 min-w-0 grow items-center gap-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${obstacle ? 'text-ink-3' : 'cursor-pointer has-checked:font-semibold'}`}
            >
              <input
                type="radio"
                name={name}
                checked={chosen === way}
                disabled={obstacle !== null}
                onChange={() => onChange(way)}
                className="size-5 flex-none accent-accent outline-none"
              />
              <span className="min-w-0">
                {words(way)}
                <span className="block font-normal text-ink-3 text-sm tabular-nums">
                  <WayNote {...{ way, balance, order }} />
                  {obstacle && ` ${t(`obstacles.${obstacle}`)}`}
                </span>
              </span>
            </label>
            {way === 'wallet' && obstacle === 'balanceTooLow' && (
              <Link
                href="/wallet"
                className="inline-flex min-h-11 flex-none items-center text-sm underline underline-offset-4"
              >
                {t('topUp')}
              </Link>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What is to be known of a way: the balance, or how it goes on. */
function WayNote({ way, balance, order }: Pick<OfferedWay, 'way' | 'balance'> & Pick<WayChoiceProps, 'order'>) {
  const t = useTranslations('cashier.notes');
  if (way === 'wallet') return t('wallet', { balance: yuan(balance ?? 0) });
  if (way === 'points') return t('points', { balance: balance ?? 0, points: order.totalFen });
  if (way === 'free') return null;
  return t(way);
}
