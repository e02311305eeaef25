import { getLocale } from 'next-intl/server';
import { OutboxScreen } from '@/components/base/delivery/outbox-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { visitorContext } from '@/lib/app/visitor';
import { findOutbox } from '@/lib/base/delivery/server/find-outbox';
import { redirect } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';

export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('delivery.outbox.title');

/** Messages that a demonstration shows here instead of sending them (DESIGN 8); on any other site an unknown path. */
export default async function OutboxPage() {
  const language = await getLocale();
  if (!env().demo) redirect({ href: '/', locale: language });
  const first = await findOutbox(visitorContext(language), {});
  return (
    <ClientWords of={['delivery']}>
      <OutboxScreen first={first} />
    </ClientWords>
  );
}
