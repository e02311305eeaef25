import { sanitizeRichText } from '@/lib/platform/server/rich-text';
import type { ContentDocument, ContentText } from '../contract';

/** A document with nothing in its bodies but what an editor can write. */
export function cleanDocument(document: ContentDocument): ContentDocument {
  const clean = (text: ContentText): ContentText => ({ ...text, body: sanitizeRichText(text.body) });
  return { ...document, zh: clean(document.zh), en: clean(document.en) };
}

/** A document as it was stored; cleaned again, so that stricter rules hold for what was stored before them. */
export function storedDocument(json: string): ContentDocument {
  return cleanDocument(JSON.parse(json));
}
