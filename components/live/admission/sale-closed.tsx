import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { isOnSale } from '@/lib/live/admission/rules/on-sale';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';

type SaleEnd = 'host' | 'free' | 'canceled' | 'missed' | 'over';

/** Why a person cannot buy a broadcast; null where they can. */
export function saleEndOf(
  { hostId, priceFen, phase }: Pick<BroadcastItem, 'hostId' | 'priceFen' | 'phase'>,
  personId: string,
): SaleEnd | null {
  if (phase === 'canceled' || phase === 'missed') return phase;
  if (priceFen === 0) return 'free';
  if (hostId === personId) return 'host';
  return isOnSale(phase) ? null : 'over';
}

/** A broadcast that the caller cannot buy, why, and the way back to it. */
export function SaleClosed({ id, end }: { id: string; end: SaleEnd }) {
  const t = useTranslations('admission');
  return (
    <Notice title={t(`closed.${end}.title`)} text={t(`closed.${end}.text`)}>
      <Link href={broadcastPath(id)} className={buttonClass('ink')}>
        {t('toBroadcast')}
      </Link>
    </Notice>
  );
}
