import type { ContentDocument, ContentText } from '../contract';
import { documentOf, type EditedPage } from './edited-page';
import { normalMarkup } from './normal-markup';

/**
 * Whether what the server keeps is what was sent to it, which trims it and writes its HTML in its own way: an answer that
 * was lost on its way looks like somebody else's change otherwise.
 */
export function sameDocument(kept: ContentDocument, sent: ContentDocument): boolean {
  const isSameText = (one: ContentText, other: ContentText) =>
    one.title === other.title.trim() &&
    one.description === other.description.trim() &&
    normalMarkup(one.body) === normalMarkup(other.body);
  return isSameText(kept.zh, sent.zh) && isSameText(kept.en, sent.en) && plainOf(kept.data) === plainOf(sent.data);
}

/** The same of what is typed. */
export function sameAsKept(kept: ContentDocument, page: EditedPage): boolean {
  const made = documentOf(page);
  return 'document' in made && sameDocument(kept, made.document);
}

/** Data as text: whatever the order of its names, its numbers as they are typed, its texts trimmed. */
function plainOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, each]) => `${name}:${plainOf(each)}`).join()}}`;
  }
  return value === null ? 'null' : JSON.stringify(String(value).trim());
}
