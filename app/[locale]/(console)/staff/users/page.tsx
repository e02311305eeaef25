import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ConsoleUsers } from '@/components/account/console-users';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('accountConsole');
  return { title: t('title') };
}

/** Everybody's account, to be found by those who may manage them. */
export default async function UsersPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, '/staff/users', 'manageUsers');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'accountConsole')}>
      <ConsoleUsers />
    </NextIntlClientProvider>
  );
}
