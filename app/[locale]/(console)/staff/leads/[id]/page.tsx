import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LeadConsole } from '@/components/business/lead/console-lead';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { getLead } from '@/lib/business/lead/server/get-lead';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leadConsole');
  return consoleMetadata('answerLeads', t('title'));
}

/** One request. */
export default async function LeadPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/leads/${id}`, 'answerLeads');
  const lead = await getLead(context, { id }).catch(orNotFound);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'leadConsole')}>
      <LeadConsole key={lead.id} lead={lead} />
    </NextIntlClientProvider>
  );
}
