import { sanitizeRichText } from '@/lib/base/rich-text/port';
import type { ContentDocument, ContentText } from '../contract';
import { cleanBlocks } from './blocks/clean-blocks';

/** A document whose bodies and blocks contain only what an editor can write. */
export function cleanDocument(document: ContentDocument): ContentDocument {
  const clean = (text: ContentText): ContentText => ({ ...text, body: sanitizeRichText(text.body) });
  const texts = { zh: clean(document.zh), en: clean(document.en) };
  if (document.kind !== 'special') return { ...document, ...texts };
  return { ...document, ...texts, data: { blocks: cleanBlocks(document.data.blocks) } };
}

/** A stored document, sanitised again, so that stricter rules apply to older ones too. */
export function storedDocument(json: string): ContentDocument {
  return cleanDocument(JSON.parse(json));
}
