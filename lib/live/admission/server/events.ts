import type { Language } from '@/lib/platform/shared/language';
import type { RefundCause } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody has paid a broadcast that costs something, which they ordered in this language. */
    'admission.given': { id: string; personId: string; language: Language };
    /** What somebody paid for a broadcast goes back, as the product decided. */
    'admission.refunded': { id: string; personId: string; orderId: string; amountFen: number; cause: RefundCause };
  }
}
