import { DoneScreen } from '@/components/live/admission/done-screen';
import { CardReminder } from '@/components/live/reminder/card-reminder';
import { buttonClass } from '@/components/ui/button-class';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNull } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getLiveOrder } from '@/lib/live/admission/server/own-passes';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('admission.pages.done');

/** What an order of a broadcast has come to (specification section 2); an `orderId` that has none leads to its order. */
export default async function PaySucPage({ searchParams }: PageProps) {
  const context = await requirePerson('/live/paySuc', searchParams);
  const orderId = String((await searchParams).orderId ?? '');
  const order = await getLiveOrder(context, { orderId }).catch(orNull);
  if (!order)
    redirect({ href: orderId ? `/order/${encodeURIComponent(orderId)}` : '/my/order', locale: context.language });
  const { id } = order.broadcast;
  return (
    <ClientWords of={['admission', 'reminder']}>
      <DoneScreen key={orderId} order={order} reminder={<CardReminder id={id} className={buttonClass('accent')} />} />
    </ClientWords>
  );
}
