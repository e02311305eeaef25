import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PreviewBar } from '@/components/base/content/console-preview-bar';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { operatorName } from '@/lib/app/organization';
import { getContentDraft } from '@/lib/base/content/server/get-content-draft';
import { defaultLanguage, isLanguage, languageNames } from '@/lib/platform/shared/language';
import { ShownDraft } from './shown-draft';

/** For the eyes of who writes it; the layout says the same of every page of the console. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contentConsole.preview');
  const metadata = await consoleMetadata('editContent', t('title'));
  return { ...metadata, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

interface PreviewProps {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<{ language?: string | string[] }>;
}

/** A draft as its public page will show it, in the language that `language` names, under a bar of its own. */
export default async function ContentPreviewPage({ params, searchParams }: PreviewProps) {
  const { locale, id } = await params;
  const asked = (await searchParams).language;
  const own = isLanguage(locale) ? locale : defaultLanguage;
  const language = isLanguage(asked) ? asked : own;
  const context = await requireStaff(own, `/staff/content/${id}/preview?language=${language}`, 'editContent');
  const draft = await getContentDraft(context, { id }).catch(orNotFound);
  return (
    <>
      <PreviewBar draft={draft} language={language} />
      <div lang={language === own ? undefined : languageNames[language].html}>
        <NextIntlClientProvider locale={language} messages={clientMessages(language, 'content', 'advertising')}>
          <ShownDraft draft={draft} language={language} operator={await operatorName()} />
        </NextIntlClientProvider>
      </div>
    </>
  );
}
