import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { StatusBooking } from '@/components/business/lead/status-booking';
import { StatusScreen } from '@/components/business/lead/status-screen';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { visitorContext } from '@/lib/app/visitor';
import { env } from '@/lib/platform/server/env';
import { readRequestPage } from './read';

/** It changes with every step of the team, and is only for people who have its key. */
export const dynamic = 'force-dynamic';

/** Its address is a secret key: neither search engines nor sites that a customer opens from here may get it. */
export const generateMetadata = privateHead('lead.status.pageTitle', {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** The state of a request, for the customer who sent it. */
export default async function StatusPage({ params }: PageProps<'key'>) {
  const found = await readRequestPage(visitorContext(await getLocale()), (await params).key);
  if (!found) notFound();
  const t = await getTranslations('advertising');
  const { hotline, email } = env().business;
  const { status, booking } = found;
  const slots = booking?.slots.map(({ product, week }) =>
    t('weeks.slot', { product: t(`products.${product}.name`), week: t(`weeks.${week.key}`, week.values) }),
  );
  return (
    <StatusScreen status={status} hotline={hotline} email={email}>
      {booking && <StatusBooking {...booking} slots={slots ?? []} />}
    </StatusScreen>
  );
}
