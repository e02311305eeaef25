import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { EditScreen } from '@/components/works/work/edit-screen';
import { type PersonContext, requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { getWork } from '@/lib/works/work/server/works/get-work';

interface WorkPageProps {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('workEdit'))('title') };
}

/** A work of one's own, to be edited. */
export default async function WorkPage({ params }: WorkPageProps) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requirePerson(language, `/MyMaJiang/${encodeURIComponent(id)}`);
  const { personId } = context.caller;
  return (
    <NextIntlClientProvider
      messages={clientMessages(language, 'workEdit', 'videoCategory', 'work', 'videoPlayer', 'video', 'format')}
    >
      <EditScreen key={id} first={await readWork(context, id)} personId={personId} />
    </NextIntlClientProvider>
  );
}

/** What is no work of the caller's is no page. */
async function readWork(context: PersonContext, id: string) {
  try {
    return await getWork(context, { id });
  } catch (error) {
    if (error instanceof CodedError && error.code === 'NullPointer') notFound();
    throw error;
  }
}
