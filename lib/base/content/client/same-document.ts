import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import type { ContentBlock, ContentDocument, ContentText } from '../contract';
import { checkPage, documentOf, type EditedPage } from './edited-page';

/** Whether the server's document equals the typed one; the server trims texts and rewrites HTML. */
export function sameAsKept(kept: ContentDocument, page: EditedPage): boolean {
  if (checkPage(page) !== null) return false;
  const sent = documentOf(page);
  const isSameText = (one: ContentText, other: ContentText) =>
    one.title === other.title.trim() &&
    one.description === other.description.trim() &&
    normalMarkup(one.body) === normalMarkup(other.body);
  const isSameData = plainOf(dataOf(kept)) === plainOf(dataOf(sent));
  return isSameText(kept.zh, sent.zh) && isSameText(kept.en, sent.en) && isSameData;
}

/** Whether the server's blocks equal the typed ones. */
export const areSameBlocks = (kept: readonly ContentBlock[], typed: readonly ContentBlock[]): boolean =>
  plainOf(kept.map(inOneForm)) === plainOf(typed.map(inOneForm));

/** The data beside the texts, with HTML in one form. */
function dataOf(document: ContentDocument): unknown {
  return document.kind === 'special' ? document.data.blocks.map(inOneForm) : document.data;
}

function inOneForm(block: ContentBlock): ContentBlock {
  return block.kind === 'text' ? { ...block, zh: normalMarkup(block.zh), en: normalMarkup(block.en) } : block;
}

/** Data as text: independent of key order, with numbers as typed and texts trimmed. */
function plainOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, each]) => `${name}:${plainOf(each)}`).join()}}`;
  }
  return value === null ? 'null' : JSON.stringify(String(value).trim());
}
