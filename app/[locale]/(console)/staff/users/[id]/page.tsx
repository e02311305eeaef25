import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ConsoleUser } from '@/components/people/account/console-user';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { getUser } from '@/lib/people/account/server/get-user';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('accountConsole');
  return consoleMetadata('manageUsers', t('title'));
}

/** One account. */
export default async function UserPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/users/${id}`, 'manageUsers');
  const user = await getUser(context, { id }).catch(orNotFound);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'accountConsole')}>
      <ConsoleUser key={id} first={user} isOwn={id === context.caller.personId} />
    </NextIntlClientProvider>
  );
}
