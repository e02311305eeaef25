'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { admissionQuery } from '@/lib/live/admission/client/admissions';
import type { Admission } from '@/lib/live/admission/contract';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { Cashier } from '@/lib/money/payment/contract';
import { BroadcastHead, type SoldBroadcast } from './broadcast-head';
import { BuyPart } from './buy-part';
import { OwnedPass } from './owned-pass';
import { PayPart } from './pay-part';
import { PayTerms } from './pay-terms';
import { SaleClosed, saleEndOf } from './sale-closed';

export interface PayScreenProps {
  broadcast: SoldBroadcast & Pick<BroadcastItem, 'hostId' | 'phase' | 'priceFen'>;
  /** What the caller has of it as the page was made, and the cashier of their order that waits for payment. */
  admission: Admission;
  cashier: Cashier | null;
  personId: string;
  previewMinutes: number;
}

/** A broadcast that costs something: what is bought, the order, and the way to pay it; or the pass that is there. */
export function PayScreen({ broadcast, admission: first, cashier, personId, previewMinutes }: PayScreenProps) {
  const t = useTranslations('admission');
  const { data: admission, refetch } = useQuery({ ...admissionQuery(broadcast.id), initialData: first });
  // An order that cannot be paid any more, which the server may not have closed yet.
  const [over, setOver] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const { state, orderId } = admission;
  const end = saleEndOf(broadcast, personId);
  const isOrdered = state === 'pending' && orderId !== null && orderId !== over;
  const note = over !== null ? t('ended') : state === 'returned' ? t('returned') : '';

  function takeOrder() {
    setOver(null);
    setNew(true);
    return refetch();
  }
  function leaveOrder(id: string) {
    setOver(id);
    void refetch();
  }
  return (
    <PayColumn>
      <BroadcastHead broadcast={broadcast} heading="h1" />
      {state === 'valid' && <OwnedPass {...{ broadcast, admission }} onReturned={() => void refetch()} />}
      {state !== 'valid' && end && <SaleClosed id={broadcast.id} end={end} />}
      {state !== 'valid' && !end && (
        <>
          <PayTerms priceFen={broadcast.priceFen} previewMinutes={previewMinutes} />
          {isOrdered ? (
            <PayPart key={orderId} {...{ orderId, isNew }} first={cashier} onOver={() => leaveOrder(orderId)} />
          ) : (
            <BuyPart {...{ broadcast, note }} onOrdered={takeOrder} />
          )}
        </>
      )}
    </PayColumn>
  );
}
