import { notFound } from 'next/navigation';
import { CounterScreen } from '@/components/money/payment/counter-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getCounter } from '@/lib/money/payment/server/counter-verbs';
import { env } from '@/lib/platform/server/env';

export const generateMetadata = privateHead('cashier.counter.title');

/** A bill of the caller's at the counter of a demonstration, which no other site has; 404 for any other. */
export default async function CounterPage({ params }: PageProps<'outTradeNo'>) {
  const { outTradeNo } = await params;
  if (!env().demo) notFound();
  const context = await requirePerson(`/counter/${encodeURIComponent(outTradeNo)}`);
  const bill = await getCounter(context, { outTradeNo }).catch(orNotFound);
  return (
    <ClientWords of={['cashier']}>
      <CounterScreen key={outTradeNo} bill={bill} />
    </ClientWords>
  );
}
