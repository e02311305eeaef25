/** Octets of a line without its break (RFC 5545, section 3.1). */
const most = 75;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Folds the lines of a calendar file anew: at most 75 octets, and never within a character, as calendars count octets and not
 * letters, of which a Chinese one has three.
 */
export function foldLines(file: string): string {
  return file.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > most) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
