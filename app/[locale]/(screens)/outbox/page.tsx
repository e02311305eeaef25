import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { OutboxScreen } from '@/components/base/delivery/outbox-screen';
import { clientMessages } from '@/lib/app/client-messages';
import { visitorContext } from '@/lib/app/visitor';
import { findOutbox } from '@/lib/base/delivery/server/find-outbox';
import { redirect } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('delivery.outbox');
  return { title: t('title'), robots: { index: false } };
}

/** The messages that a demonstration sends nowhere else (DESIGN 8); on any other site an unknown path. */
export default async function OutboxPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  if (!env().demo) redirect({ href: '/', locale: language });
  const first = await findOutbox(visitorContext(language), {});
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'delivery')}>
      <OutboxScreen first={first} />
    </NextIntlClientProvider>
  );
}
