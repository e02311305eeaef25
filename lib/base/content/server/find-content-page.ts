import { showRichText } from '@/lib/base/rich-text/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, languages } from '@/lib/platform/shared/language';
import type { ContentPage } from '../contract';

export interface FoundPage {
  page: ContentPage;
  /** Whether it is published in both languages. */
  isTranslated: boolean;
}

/** A published page in the requested language, or in the other one when it has no translation; null for none. */
export async function findContentPage(db: Reader, id: string, asked: Language): Promise<FoundPage | null> {
  const texts = await db
    .selectFrom('content_page')
    .innerJoin('content_entry', 'content_entry.id', 'content_page.id')
    .selectAll('content_page')
    .select(['content_entry.kind', 'content_entry.version'])
    .where('content_page.id', '=', id)
    .execute();
  const text = texts.find(({ language }) => language === asked) ?? texts[0];
  if (!text || text.version === null) return null;
  return {
    page: {
      id,
      kind: text.kind,
      title: text.title,
      description: text.description,
      body: showRichText(text.body),
      language: text.language,
      version: text.version,
      updatedAt: isoInBeijing(text.updated_at),
    },
    isTranslated: texts.length === languages.length,
  };
}
