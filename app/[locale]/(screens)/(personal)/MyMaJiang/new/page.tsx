import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { UploadScreen } from '@/components/works/work/upload-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface NewWorkProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('workEdit'))('newTitle') };
}

/** The upload with which a work begins. */
export default async function NewWorkPage({ params }: NewWorkProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const { caller } = await requirePerson(language, '/MyMaJiang/new');
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'workEdit', 'work', 'format')}>
      <UploadScreen personId={caller.personId} />
    </NextIntlClientProvider>
  );
}
