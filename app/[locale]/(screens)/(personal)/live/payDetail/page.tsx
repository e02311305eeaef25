import { secondsInMinute } from 'date-fns/constants';
import { notFound } from 'next/navigation';
import { PayScreen } from '@/components/live/admission/pay-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getAdmission } from '@/lib/live/admission/server/own-passes';
import { findBroadcastItems } from '@/lib/live/broadcast/server/broadcast-item';
import { previewSeconds } from '@/lib/live/stream/codes';
import { getCashier } from '@/lib/money/payment/server/get-cashier';

export const generateMetadata = privateHead('admission.pages.pay');

/** A broadcast that costs something, to be bought (specification section 2); `id` names it. 404 for one that is not public. */
export default async function PayDetailPage({ searchParams }: PageProps) {
  const context = await requirePerson('/live/payDetail', searchParams);
  const id = String((await searchParams).id ?? '');
  const [broadcast] = await findBroadcastItems(context, [id]);
  if (!broadcast) notFound();
  const admission = await getAdmission(context, { id });
  const { state, orderId } = admission;
  const cashier = state === 'pending' && orderId ? await getCashier(context, { orderId }) : null;
  return (
    <ClientWords of={['admission', 'cashier', 'order.ways']}>
      <PayScreen
        key={id}
        {...{ broadcast, admission, cashier }}
        personId={context.caller.personId}
        previewMinutes={previewSeconds / secondsInMinute}
      />
    </ClientWords>
  );
}
