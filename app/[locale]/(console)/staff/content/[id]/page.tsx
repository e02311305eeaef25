import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageConsole } from '@/components/base/content/console-page';
import { rateWords } from '@/components/business/advertising/rate-words';
import { requireStaff } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { consoleMetadata } from '@/lib/app/console-metadata';
import { orNotFound } from '@/lib/app/or-not-found';
import { getContentDraft } from '@/lib/base/content/server/get-content-draft';
import { rateItems } from '@/lib/business/advertising/codes';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contentConsole');
  return consoleMetadata('editContent', t('title'));
}

/** One content page, being edited. */
export default async function ContentEditorPage({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requireStaff(language, `/staff/content/${id}`, 'editContent');
  const draft = await getContentDraft(context, { id }).catch(orNotFound);
  const t = await getTranslations('advertising');
  const items = rateItems.map((item) => ({ item, name: rateWords(t, item).name }));
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'staff', 'contentConsole')}>
      <PageConsole key={draft.id} draft={draft} items={items} />
    </NextIntlClientProvider>
  );
}
