import { CardPay } from '@/components/live/admission/card-pay';
import type { BroadcastSlots } from '@/components/live/broadcast/broadcast-slots';
import { CardReminder } from '@/components/live/reminder/card-reminder';
import { buttonClass } from '@/components/ui/button-class';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';

/** The messages of what stands in the slots. */
export const slotWords = ['reminder', 'admission.card'] as const;

/** A reminder that is asked for needs no attention any more. */
const main = `${buttonClass('accent')} aria-pressed:border-line aria-pressed:bg-transparent aria-pressed:text-ink`;

/** What the slices above broadcasts add to the page of one: the reminder, and the way to pay, which comes first where it costs. */
export function slotsOf({ id, host, phase, priceFen }: BroadcastDetail): BroadcastSlots {
  const look = priceFen === 0 ? main : buttonClass('line');
  return {
    remind: <CardReminder id={id} className={`noscript:hidden ${look}`} />,
    pay: <CardPay broadcast={{ id, hostId: host.userId, phase, priceFen }} />,
  };
}
