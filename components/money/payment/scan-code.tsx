'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffectEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { standingQuery } from '@/lib/money/payment/client/cashier';
import { useQr } from '@/lib/money/payment/client/use-qr';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

interface ScanCodeProps {
  orderId: string;
  code: string;
  onChanged(): void;
  /** Back to the choice of a way. */
  onLeave(): void;
}

/** Milliseconds between two questions whether it is paid, while the page is seen. */
const askEvery = 3000;

/** A code to pay by, scanned with the chat app of a phone; the screen goes on once the service says that it is paid. */
export function ScanCode({ orderId, code, onChanged, onLeave }: ScanCodeProps) {
  const t = useTranslations('cashier.scan');
  const qr = useQr(code);
  const { data, isFetching, refetch } = useQuery({ ...standingQuery(orderId), refetchInterval: askEvery });
  const tell = useEffectEvent(() => {
    if (data && data.state !== 'pending') onChanged();
  });
  useEffectOn(data?.state, () => tell());
  return (
    <section aria-label={t('title')} className="mt-6 flex flex-col items-center text-center">
      {/* A camera needs dark squares on white, in dark too. */}
      <div className="size-60 rounded-md border border-line bg-white p-2 text-shade">
        {qr && (
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('code')} shapeRendering="crispEdges">
            <path d={qr.path} fill="currentColor" />
          </svg>
        )}
      </div>
      <p className="mt-3 text-ink-2 text-pretty">{t('text')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          aria-disabled={isFetching || undefined}
          onClick={() => refetch()}
          className={buttonClass('ink')}
        >
          {t('paid')}
        </button>
        <button type="button" onClick={onLeave} className={buttonClass('line')}>
          {t('leave')}
        </button>
      </div>
    </section>
  );
}
