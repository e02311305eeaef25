'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { CardPrivatePicture } from '@/components/base/staff/card-private-picture';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { Gallery } from '@/components/ui/gallery';
import { getAnyOrder, listOrders } from '@/lib/money/order/client/console';
import type { StaffOrder } from '@/lib/money/order/contract';
import { decideOnSlip, getMoneyOfOrder, readSlip } from '@/lib/money/payment/client/console';
import { call } from '@/lib/platform/client/call';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface SlipDecisionProps {
  order: StaffOrder;
  /** The ids of the pictures of the latest slip. */
  pictures: readonly string[];
}

/** The slip of a bank transfer and, as long as it waits, the decision on it. */
export function SlipDecision({ order, pictures }: SlipDecisionProps) {
  const t = useTranslations('orderConsole.slip');
  const viewerWords = useViewerWords();
  return (
    <section aria-labelledby="slip" className="mb-8">
      <h2 id="slip" className="mb-3 text-base">
        {t('title')}
      </h2>
      <Gallery name="slip" words={viewerWords}>
        <ul className="mb-4 grid grid-cols-2 gap-2 has-[>:only-child]:grid-cols-1">
          {pictures.map((id, index) => (
            <li key={id} className="aspect-3/2">
              <CardPrivatePicture call={readSlip} input={{ id }} label={t('picture', { index: index + 1 })} />
            </li>
          ))}
        </ul>
      </Gallery>
      {order.state === 'paid_pending_review' && <Decide order={order} />}
    </section>
  );
}

function Decide({ order: { id, number, totalFen } }: { order: StaffOrder }) {
  const t = useTranslations('orderConsole.slip');
  const { isActing, act } = useAct();
  const reason = useReason();
  const decide = (isReceived: boolean) =>
    act({
      work: () =>
        call(decideOnSlip, { orderId: id, isReceived, reason: isReceived ? '' : reason.text }, { quiet: true }),
      done: isReceived ? t('confirmed') : t('refused'),
      said: { Changed: t('changed') },
      renews: [getAnyOrder, getMoneyOfOrder, listOrders],
    });
  const refuse = () => {
    if (reason.fits(t('needsReason'))) void decide(false);
  };
  return (
    <>
      <p className="mb-3 text-sm text-pretty">{t('lead', { sum: yuan(totalFen), number })}</p>
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={() => decide(true)}
        className={`mb-6 w-full ${consoleButton('accent')}`}
      >
        {t('confirm')}
      </button>
      <ReasonField reason={reason} label={t('reason')} hint={t('reasonHint')} rows={2} />
      <button
        type="button"
        aria-disabled={isActing || undefined}
        onClick={refuse}
        className={`mt-2 w-full ${consoleButton('danger')}`}
      >
        {t('refuse')}
      </button>
    </>
  );
}
