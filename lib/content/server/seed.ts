import type { Tx } from '@/lib/platform/server/db/database';
import { sanitizeRichText } from '@/lib/platform/server/rich-text';
import { languages } from '@/lib/platform/shared/language';
import { contactPageId } from '../contract';
import { contactPage } from './seed/contact-page';

/** Writes the contact page in every language; `now` in ms. */
export async function seedContentPages(tx: Tx, now: number): Promise<void> {
  const pages = languages.map((language) => {
    const { title, body } = contactPage[language];
    return { id: contactPageId, language, title, body: sanitizeRichText(body), updated_at: now };
  });
  await tx.insertInto('content_page').values(pages).execute();
}
