import { getLocale } from 'next-intl/server';
import { PreviewBar } from '@/components/base/content/console-preview-bar';
import { requireStaff } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { operatorName } from '@/lib/app/organization';
import { consoleHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { previewBlocks } from '@/lib/base/content/server/blocks/preview-blocks';
import { getContentDraft } from '@/lib/base/content/server/get-content-draft';
import { isLanguage, languageNames } from '@/lib/platform/shared/language';
import { blockPartWords } from '../../../../../block-parts';
import { ShownDraft } from './shown-draft';

/** Not for search engines; the layout says the same for every page of the console. */
export const generateMetadata = consoleHead('editContent', 'contentConsole.preview.title', {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** A draft as its public page will show it, in the language that `language` names, below a preview bar. */
export default async function ContentPreviewPage({ params, searchParams }: PageProps<'id'>) {
  const { id } = await params;
  const asked = (await searchParams).language;
  const own = await getLocale();
  const language = isLanguage(asked) ? asked : own;
  const context = await requireStaff('editContent', `/staff/content/${id}/preview?language=${language}`);
  const draft = await getContentDraft(context, { id }).catch(orNotFound);
  return (
    <>
      <PreviewBar draft={draft} language={language} />
      <div lang={language === own ? undefined : languageNames[language].html}>
        <ClientWords language={language} of={['content', 'advertising', ...blockPartWords]}>
          <ShownDraft
            {...{ draft, language }}
            operator={await operatorName()}
            blocks={await previewBlocks(context, draft, language)}
          />
        </ClientWords>
      </div>
    </>
  );
}
