import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { WorkConsole } from '@/components/works/work/console-work';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { sectionsOf } from '@/lib/app/console';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { messages } from '@/lib/app/messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { getWorkForReview } from '@/lib/works/work/server/review/get-work-for-review';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('videoConsole');
  return consoleMetadata('reviewWorks', t('title'));
}

/** One work. */
export default async function WorkPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/works/${id}`, 'reviewWorks');
  const work = await getWorkForReview(context, { id }).catch(orNotFound);
  // Whoever gave it no Chinese title writes English.
  const written = work.titleZh === '' && work.titleEn !== '' ? 'en' : 'zh';
  const reasons = { language: written, texts: messages[written].videoConsole.reasons } as const;
  const mayPick = sectionsOf(context).some(({ name }) => name === 'picks');
  return (
    <NextIntlClientProvider
      messages={clientMessages(language, 'staff', 'videoConsole', 'videoCategory', 'videoPlayer')}
    >
      <WorkConsole key={work.id} {...{ work, reasons, mayPick }} />
    </NextIntlClientProvider>
  );
}
