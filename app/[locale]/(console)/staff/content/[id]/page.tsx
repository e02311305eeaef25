import { getTranslations } from 'next-intl/server';
import { PageConsole } from '@/components/base/content/console-page';
import { rateWords } from '@/components/business/advertising/rate-words';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getContentDraft } from '@/lib/base/content/server/get-content-draft';
import { rateItems } from '@/lib/business/advertising/codes';

export const generateMetadata = consoleHead('editContent', 'contentConsole.title');

/** One content page, being edited. */
export default async function ContentEditorPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requireStaff('editContent', `/staff/content/${id}`);
  const draft = await getContentDraft(context, { id }).catch(orNotFound);
  const t = await getTranslations('advertising');
  const items = rateItems.map((item) => ({ item, name: rateWords(t, item).name }));
  return (
    <ClientWords of={['staff', 'contentConsole', 'contentBlocks', 'richText']}>
      <PageConsole key={draft.id} draft={draft} items={items} />
    </ClientWords>
  );
}
