/**
 * Finding prohibited words (specification section 5) however they are written: in full or half width, in any letter
 * case, with spaces, punctuation or invisible characters between the letters.
 *
 * Scripts that put no spaces between words (Chinese …) are searched everywhere. Latin, Greek and Cyrillic words are found
 * only as whole words, so that Scunthorpe is left alone: `ca-sino` and `c a s i n o` are the word, while a space amid
 * other letters (`pen is`) parts two words.
 */
export interface WordIndex {
  /** The words that are searched everywhere, and the lengths they have. */
  anywhere: ReadonlySet<string>;
  lengths: readonly number[];
  /** The words that must be whole ones; those of several words have single spaces between them. */
  whole: ReadonlySet<string>;
  /** The length of the longest of them. */
  wholeLength: number;
}

const noLetters = /[^\p{L}\p{N}]+/gu;
const punctuation = /[^\p{L}\p{N}\s]+/gu;
const noSpacedLetters = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu;
const onlySpacedLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N} ]*$/u;
/** Characters of no width, and marks that are left after composition: they are drawn over letters to hide them. */
const invisible = /[\p{Cf}\p{M}\u115f\u1160]+/gu;

/** The form in which a word is kept and compared; empty when it has neither letters nor digits. */
export function wordKey(word: string): string {
  const spaced = fold(word).replace(noLetters, ' ').trim();
  return onlySpacedLetters.test(spaced) ? spaced : spaced.replaceAll(' ', '');
}

/** Prepares a search for many words, given as `wordKey` makes them. */
export function indexWords(keys: Iterable<string>): WordIndex {
  const whole = new Set<string>();
  const anywhere = new Set<string>();
  let wholeLength = 0;
  for (const key of keys) {
    if (key === '') continue;
    if (!onlySpacedLetters.test(key)) anywhere.add(key);
    else {
      whole.add(key);
      wholeLength = Math.max(wholeLength, key.length);
    }
  }
  return { anywhere, lengths: [...new Set([...anywhere].map((word) => word.length))], whole, wholeLength };
}

/** The words of the index that stand in a text, each once, as they are kept. */
export function findProhibited(index: WordIndex, text: string): string[] {
  const folded = fold(text);
  const found = new Set<string>();
  findAnywhere(index, folded.replace(noLetters, ''), found);
  // Punctuation may end a word (`casino/bar`) or stand in its middle (`ca-sino`): both readings count.
  findWhole(index, folded.replace(noLetters, ' '), found);
  findWhole(index, folded.replace(punctuation, ''), found);
  return [...found];
}

/** Letters as they are compared: in one width and case, without what is drawn over them. */
export function fold(text: string): string {
  const visible = text.normalize('NFKC').replace(invisible, '');
  return visible.toLowerCase().normalize('NFKC').replace(invisible, '');
}

function findAnywhere({ anywhere, lengths }: WordIndex, letters: string, found: Set<string>): void {
  for (let start = 0; start < letters.length; start += 1) {
    for (const length of lengths) {
      const piece = letters.slice(start, start + length);
      if (anywhere.has(piece)) found.add(piece);
    }
  }
}

/** Tries each run of words as a phrase, and each run of single letters as one word that was spelled out. */
function findWhole({ whole, wholeLength }: WordIndex, text: string, found: Set<string>): void {
  const words = text.split(noSpacedLetters).filter(Boolean);
  for (let start = 0; start < words.length; start += 1) {
    let phrase = '';
    let spelled = '';
    for (let end = start; end < words.length && spelled.length < wholeLength; end += 1) {
      const word = words[end] ?? '';
      phrase = end === start ? word : `${phrase} ${word}`;
      const isSpelled = word.length === 1 && spelled.length === end - start;
      if (isSpelled) spelled += word;
      else if (phrase.length > wholeLength) break;
      if (whole.has(phrase)) found.add(phrase);
      if (isSpelled && whole.has(spelled)) found.add(spelled);
    }
  }
}
