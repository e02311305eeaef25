import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PhoneBindScreen } from '@/components/people/account/phone-bind-screen';
import { callerContext } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { redirect } from '@/lib/platform/i18n/navigation';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

/** Its cookie says whether somebody is logged in. */
export const dynamic = 'force-dynamic';

interface PhoneBindPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ redirecturl?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.mobile');
  return { title: t('bind.title'), robots: { index: false } };
}

/** Binds a phone to a login of the chat app. Who is logged in binds one in the settings, and comes back from there. */
export default async function PhoneBindPage({ params, searchParams }: PhoneBindPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const { caller } = await callerContext(language);
  if (caller) {
    const back = [(await searchParams).redirecturl ?? []].flat()[0];
    const query = back === undefined ? '' : `?redirecturl=${encodeURIComponent(back)}`;
    redirect({ href: `/Settings/security${query}`, locale: language });
  }
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'account')}>
      <PhoneBindScreen />
    </NextIntlClientProvider>
  );
}
