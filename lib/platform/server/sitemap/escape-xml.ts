/** Control characters and the two non-characters that no XML document may hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text without the characters that XML does not know; halves of a pair become the replacement character. */
export const withoutForbidden = (text: string) => text.toWellFormed().replace(forbidden, '');

/** A text as it stands in an XML document, inside an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
