/** Bidirectional control characters, which can disguise a text. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line: a name in a subject or a table must not contain line breaks. */
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
