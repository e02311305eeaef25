import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ConsoleUsers } from '@/components/people/account/console-users';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface UsersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('accountConsole');
  return consoleMetadata('manageUsers', t('title'));
}

/** Everybody's account, to be found by those who may manage them. */
export default async function UsersPage({ params, searchParams }: UsersPageProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, await askedPath('/staff/users', searchParams), 'manageUsers');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'accountConsole')}>
      <ConsoleUsers />
    </NextIntlClientProvider>
  );
}
