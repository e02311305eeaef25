import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { StatusBooking } from '@/components/business/lead/status-booking';
import { StatusScreen } from '@/components/business/lead/status-screen';
import { visitorContext } from '@/lib/app/visitor';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { readRequestPage } from './read';

/** It changes with every step of the team, and is for whoever has its key. */
export const dynamic = 'force-dynamic';

interface StatusProps {
  params: Promise<{ locale: string; key: string }>;
}

/** Its address is a key: search engines must not have it, and no site that a customer goes to from here. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lead.status');
  return { title: t('pageTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** How a request stands, for the customer who sent it. */
export default async function StatusPage({ params }: StatusProps) {
  const { locale, key } = await params;
  const found = await readRequestPage(visitorContext(isLanguage(locale) ? locale : defaultLanguage), key);
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
