import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, languages } from '@/lib/platform/shared/language';
import { agreementPageId, type ContentDocument, type ContentText, privacyPageId } from '../contract';
import { firstDocuments } from './first-documents';

interface Text {
  id: string;
  language: Language;
  title: string;
  description: string;
  body: string;
  updated_at: number;
}

const noText: ContentText = { title: '', description: '', body: '' };

/**
 * Gives every published page its entry and its first version, then adds missing first documents. Texts of staff stay.
 * For the migration: it writes only the columns of its time. `now` in ms.
 */
export async function adoptPages(db: Reader, now: number): Promise<void> {
  const first = firstDocuments();
  const texts: Text[] = await db
    .selectFrom('content_page')
    .select(['id', 'language', 'title', 'description', 'body', 'updated_at'])
    .orderBy('id')
    .execute();
  for (const [id, same] of Map.groupBy(texts, (text) => text.id)) {
    await addEntry(db, id, adopted(id, same, first.get(id)), Math.max(...same.map((text) => text.updated_at)));
    first.delete(id);
  }
  for (const [id, document] of first) {
    if (await addEntry(db, id, document, now)) await addTexts(db, id, document, now);
  }
}

/** The kind is known for ids of the first documents; any other page is a text. */
function adopted(id: string, texts: readonly Text[], known: ContentDocument | undefined): ContentDocument {
  const textIn = (language: Language): ContentText => {
    const text = texts.find((one) => one.language === language);
    return text ? { title: text.title, description: text.description, body: text.body } : noText;
  };
  const written = { zh: textIn('zh'), en: textIn('en') };
  if (known) return { ...known, ...written };
  const isLegal = id === agreementPageId || id === privacyPageId;
  return { kind: isLegal ? 'legal' : 'text', ...written, data: null };
}

/** False when the page has one. */
async function addEntry(db: Reader, id: string, document: ContentDocument, at: number): Promise<boolean> {
  const added = await db
    .insertInto('content_entry')
    .values({
      ...{ id, kind: document.kind, title: document.zh.title, draft: null, revision: 1, version: 1, editor_id: null },
      ...{ data: document.data && JSON.stringify(document.data), published_at: at, updated_at: at },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await db
    .insertInto('content_version')
    .values({ page_id: id, version: 1, document: JSON.stringify(document), author_id: null, created_at: at })
    .execute();
  return true;
}

async function addTexts(db: Reader, id: string, document: ContentDocument, at: number): Promise<void> {
  const rows = languages.map((language) => ({ id, language, ...document[language], updated_at: at }));
  await db
    .insertInto('content_page')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
