/** Replaces lone surrogates, which no address can encode. `toWellFormed` is not in all supported browsers. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
