import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ChatsConsole } from '@/components/business/chat/console-chats';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chatConsole');
  return consoleMetadata('answerChats', t('title'));
}

/** The conversations with visitors. */
export default async function ChatsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  await requireStaff(language, '/staff/chats', 'answerChats');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'chatConsole')}>
      <ChatsConsole id={null} />
    </NextIntlClientProvider>
  );
}
