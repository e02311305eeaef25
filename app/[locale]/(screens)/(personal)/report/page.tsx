import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ReportScreen } from '@/components/base/moderation/report-screen';
import { type Asked, askedPath } from '@/lib/app/asked-path';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { findReportable } from '@/lib/base/moderation/server/find-reportable';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

interface ReportPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Asked;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('moderation'))('title') };
}

/** Reports what `type` and `id` name (specification section 2); what is not there for all is a page that is not there. */
export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  const { locale } = await params;
  const { type, id } = await searchParams;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requirePerson(language, await askedPath('/report', searchParams));
  const kind = typeof type === 'string' ? type : '';
  const reportable = await findReportable(context, kind, typeof id === 'string' ? id : '').catch(orNotFound);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'moderation')}>
      <ReportScreen key={`${kind} ${id}`} {...reportable} />
    </NextIntlClientProvider>
  );
}
