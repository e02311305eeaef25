import { sanitizeRichText } from '@/lib/base/rich-text/port';
import type { ContentDocument, ContentText } from '../contract';

/** A document whose bodies contain only what an editor can write. */
export function cleanDocument(document: ContentDocument): ContentDocument {
  const clean = (text: ContentText): ContentText => ({ ...text, body: sanitizeRichText(text.body) });
  return { ...document, zh: clean(document.zh), en: clean(document.en) };
}

/** A stored document, sanitised again, so that stricter rules apply to older ones too. */
export function storedDocument(json: string): ContentDocument {
  return cleanDocument(JSON.parse(json));
}
