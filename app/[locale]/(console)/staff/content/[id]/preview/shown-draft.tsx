'use client';

import { useTranslations } from 'next-intl';
import { ContentPreview } from '@/components/base/content/preview';
import { RateList } from '@/components/business/advertising/rate-list';
import { RateTables } from '@/components/business/advertising/rate-tables';
import type { ContentDraft, RatesData, ShownBlock } from '@/lib/base/content/contract';
import type { Language } from '@/lib/platform/shared/language';
import { blockParts } from '../../../../../block-parts';

interface ShownDraftProps {
  draft: ContentDraft;
  language: Language;
  operator: string;
  /** Of a special. */
  blocks: readonly ShownBlock[];
}

/**
 * The draft, shown by the components of the public pages. It is a client component because only there can the messages
 * around a text be in another language than those of the console.
 */
export function ShownDraft({ draft, language, operator, blocks }: ShownDraftProps) {
  const { id, document, hasDraft, version, updatedAt } = draft;
  return (
    <ContentPreview
      {...{ id, document, language, operator, updatedAt, blocks }}
      version={(version ?? 0) + (hasDraft ? 1 : 0)}
      parts={blockParts()}
      renderRates={(data) => <Rates data={data} />}
    />
  );
}

function Rates({ data }: { data: RatesData }) {
  const t = useTranslations('advertising.rates');
  return (
    <>
      <RateTables data={data} />
      {(['materials', 'rules'] as const).map((list) => (
        <section key={list} className="mt-12">
          <h2 className="mb-4 text-2xl">{t(`${list}.title`)}</h2>
          <RateList items={data[list]} />
        </section>
      ))}
    </>
  );
}
