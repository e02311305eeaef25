import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';

/** A published legal text; `rules/legal-path.ts` gives its path. */
export interface PublishedPage {
  id: string;
  updatedAt: string;
  /** Those it is published in. */
  languages: Language[];
}

/** The published legal texts, for the sitemap; what shows them is tagged `contentsTag`. */
export async function listPublishedPages({ db }: Pick<Context, 'db'>): Promise<PublishedPage[]> {
  const texts = await db.read
    .selectFrom('content_page')
    .innerJoin('content_entry', 'content_entry.id', 'content_page.id')
    .select(['content_page.id', 'content_page.language', 'content_page.updated_at'])
    .where('content_entry.kind', '=', 'legal')
    .orderBy('content_page.id')
    .orderBy('content_page.language', 'desc')
    .execute();
  return [...Map.groupBy(texts, ({ id }) => id)].map(([id, same]) => ({
    id,
    updatedAt: isoInBeijing(Math.max(...same.map((text) => text.updated_at))),
    languages: same.map(({ language }) => language),
  }));
}
