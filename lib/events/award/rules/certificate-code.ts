/** Digits and capitals without I, L, O and U (Crockford): nobody reads one for another. Their number divides 256. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Makes a code of 80 bits of random bytes, of which it takes 16. */
export function codeOf(random: Uint8Array): string {
  if (random.length < length) throw new Error(`A code needs ${length} random bytes.`);
  return [...random.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
}

/** A code as it is printed: in groups of four. */
export const printedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/**
 * Reads a code as people write it: in any case, with spaces and hyphens, O for 0 and I or L for 1. Null for a text that is none.
 */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
