import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messages } from '@/lib/app/messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface SettingsLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The words of the settings; of the account's and the person's those of forms alone. */
export default async function SettingsLayout({ children, params }: SettingsLayoutProps) {
  const { locale } = await params;
  const { client, account, format, person, settings } = messages[isLanguage(locale) ? locale : defaultLanguage];
  const { form, problems, rules } = account;
  return (
    <NextIntlClientProvider
      messages={{ client, settings, format, account: { form, problems, rules }, person: { rules: person.rules } }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
