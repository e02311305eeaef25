'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { Admission } from '@/lib/live/admission/contract';
import { isOnSale } from '@/lib/live/admission/rules/on-sale';
import { broadcastPath, watchPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { ReturnPass } from './return-pass';

interface OwnedPassProps {
  broadcast: Pick<BroadcastItem, 'id' | 'phase' | 'priceFen'>;
  admission: Admission;
  onReturned(): void;
}

/** A broadcast that the caller has paid: the way to it, and the way to give it back while it is to come. */
export function OwnedPass({ broadcast: { id, phase, priceFen }, admission, onReturned }: OwnedPassProps) {
  const t = useTranslations('admission');
  const isOnAir = phase === 'live' || phase === 'interrupted';
  return (
    <section aria-labelledby="owned" className="mt-6 border-line border-t pt-6 text-center">
      <h2 id="owned" className="text-xl text-balance">
        {t('owned.title')}
      </h2>
      <p className="mt-1 text-ink-2 text-pretty">
        {t(isOnAir ? 'owned.onAir' : isOnSale(phase) ? 'owned.text' : 'owned.over')}
      </p>
      <div className="mt-5 flex flex-col gap-3">
        {isOnAir && (
          <Link href={watchPath(id)} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
            {t('watch')}
          </Link>
        )}
        <Link href={broadcastPath(id)} className={buttonClass(isOnAir ? 'line' : 'accent')}>
          {t('toBroadcast')}
        </Link>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-x-6">
        {admission.orderId && (
          <Link href={`/order/${admission.orderId}`} className={quiet}>
            {t('order')}
          </Link>
        )}
        {admission.isReturnable && <ReturnPass {...{ id, priceFen, onReturned }} className={quiet} />}
      </div>
    </section>
  );
}

const quiet =
  'inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink aria-disabled:opacity-60';
