/** A text whose lone surrogates, which no address can encode, are replaced. `toWellFormed` is younger than our browsers. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
