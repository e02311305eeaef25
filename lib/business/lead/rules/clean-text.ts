/** Signs that turn the order of letters around, by which a text shows itself as another one. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line: a name that goes into a subject or a table has no breaks, whatever was sent. */
export function oneLine(text: string): string {
  return text
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** A text with its line breaks, without other control characters. */
export function severalLines(text: string): string {
  return text
    .replace(turning, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
