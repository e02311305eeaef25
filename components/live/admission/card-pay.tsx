'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useBought } from '@/lib/live/admission/client/admissions';
import { isOnSale } from '@/lib/live/admission/rules/on-sale';
import { payPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

interface CardPayProps {
  /** `phase` is what it is now, whatever the page said when it was made. */
  broadcast: Pick<BroadcastItem, 'id' | 'hostId' | 'phase' | 'priceFen'>;
  className?: string;
}

/**
 * The way to buy a broadcast that costs something, with its price; a mark for who has bought it. Nothing for its host, for a free one,
 * and where it is no longer sold. The page is the same for everybody, so who has bought it is asked after it. Needs the messages
 * `admission.card`.
 */
export function CardPay({ broadcast: { id, hostId, phase, priceFen }, className = '' }: CardPayProps) {
  const isHost = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === hostId);
  if (priceFen === 0 || isHost) return null;
  return <PayOrPaid {...{ id, priceFen, className }} isSold={isOnSale(phase)} />;
}

interface PayOrPaidProps {
  id: string;
  priceFen: number;
  isSold: boolean;
  className: string;
}

function PayOrPaid({ id, priceFen, isSold, className }: PayOrPaidProps) {
  const t = useTranslations('admission.card');
  const isBought = useBought(id);
  if (isBought) {
    return (
      <p className={`inline-flex min-h-11 items-center justify-center gap-1.5 font-semibold text-ok ${className}`}>
        <ScreenIcon name="check" className="size-5" />
        {t('paid')}
      </p>
    );
  }
  if (!isSold) return null;
  return (
    <Link
      href={payPath(id)}
      rel="nofollow"
      className={`min-h-12 text-lg tabular-nums ${buttonClass('accent')} ${className}`}
    >
      {t('buy', { sum: shortYuan(priceFen) })}
    </Link>
  );
}
