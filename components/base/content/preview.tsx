import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContentDocument, ContentPage, RatesData, ShownBlock } from '@/lib/base/content/contract';
import { shownText } from '@/lib/base/content/rules/shown-text';
import { richTextWithGifs } from '@/lib/platform/shared/format/rich-text';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { About } from './about';
import type { ShownParts } from './card-blocks';
import { LegalText } from './legal-text';
import { Letter } from './letter';
import { Special } from './special';

interface ContentPreviewProps {
  id: string;
  /** As `getContentDraft` answers it: its bodies are sanitised. */
  document: ContentDocument;
  /** The language of the shown text; the messages around it are in the language of the page that shows the preview. */
  language: Language;
  operator: string;
  /** The version and the time (ISO 8601) that publishing would give it. */
  version: number;
  updatedAt: string;
  /** The tables of the rate card, which belong to another slice. */
  renderRates: (data: RatesData) => ReactNode;
  /** The blocks of a special as they are read, and how the parts of other slices are shown. */
  blocks?: readonly ShownBlock[];
  parts?: ShownParts;
}

/** A draft as its public page will show it, built from the components of the public pages. */
export function ContentPreview(props: ContentPreviewProps) {
  const { id, document, language, operator, version, updatedAt, renderRates, blocks = [], parts = {} } = props;
  const text = shownText(document, language);
  const page: ContentPage = {
    ...{ id, kind: document.kind, version, updatedAt },
    ...{ ...text, body: richTextWithGifs(text.body) },
  };
  if (document.kind === 'special') return <Special page={{ ...text, blocks: [...blocks] }} parts={parts} isDraft />;
  if (document.kind === 'legal') return <LegalText operator={operator} page={page} />;
  if (document.kind === 'about') return <About page={page} data={document.data} />;
  return <TextPreview page={page}>{document.kind === 'rates' && renderRates(document.data)}</TextPreview>;
}

/** The text below its title, and what follows the text. */
function TextPreview({ page, children }: { page: ContentPage; children: ReactNode }) {
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  return (
    <article className="wrap pt-11 pb-16 md:pt-16">
      <h1 lang={lang} className="text-display">
        {page.title}
      </h1>
      <div className="mt-6 md:mt-10">
        <Letter page={page} />
      </div>
      {children && <div className="mt-12">{children}</div>}
    </article>
  );
}
