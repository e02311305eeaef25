import { useLocale } from 'next-intl';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import type { ContentPage } from '@/lib/base/content/contract';
import { outline } from '@/lib/base/rich-text/codes';
import { languageNames } from '@/lib/platform/shared/language';

/** The text of a content page below the title of its page; says so when it is not translated. */
export function Letter({ page }: { page: Pick<ContentPage, 'id' | 'body' | 'language'> }) {
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  return <RichText name={page.id} html={outline(page.body, page.id, 'h1').html} lang={lang} />;
}
