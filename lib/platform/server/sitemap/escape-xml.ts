/** Control characters and the two non-characters that XML forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are searched for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Removes characters that XML forbids; lone surrogates become the replacement character. */
export const withoutForbidden = (text: string) => text.toWellFormed().replace(forbidden, '');

/** Escapes a text for XML, inside an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
