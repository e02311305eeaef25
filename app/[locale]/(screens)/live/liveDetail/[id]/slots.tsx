import { getTranslations } from 'next-intl/server';
import type { BroadcastSlots } from '@/components/live/broadcast/broadcast-now';
import { CardReminder } from '@/components/live/reminder/card-reminder';
import { buttonClass } from '@/components/ui/button-class';
import { payPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

/** The messages of what stands in the slots. */
export const slotWords = ['reminder'] as const;

/** A reminder that is asked for needs no attention any more. */
const main = `${buttonClass('accent')} aria-pressed:border-line aria-pressed:bg-transparent aria-pressed:text-ink`;

/** What the slices above broadcasts add to the page of one: the reminder, and the way to pay, which comes first where it costs. */
export async function slotsOf({ id, priceFen }: BroadcastDetail): Promise<BroadcastSlots> {
  const t = await getTranslations('broadcastPage.standing');
  const isFree = priceFen === 0;
  return {
    remind: <CardReminder id={id} className={`noscript:hidden ${isFree ? main : buttonClass('line')}`} />,
    pay: isFree ? null : (
      <Link href={payPath(id)} rel="nofollow" className={buttonClass('accent')}>
        {t('pay', { price: shortYuan(priceFen) })}
      </Link>
    ),
  };
}
