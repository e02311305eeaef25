/**
 * Finds prohibited words (specification section 5) in every spelling: in full or half width, in any letter case, with
 * spaces, punctuation or invisible characters between the letters.
 * Scripts that put no spaces between words (Chinese …) are searched everywhere. Latin, Greek and Cyrillic words are
 * found only as whole words, so that Scunthorpe does not match: `ca-sino` and `c a s i n o` match the word, while a
 * space between other letters (`pen is`) separates two words.
 */
export interface WordIndex {
  /** The words that are searched everywhere. */
  anywhere: Branch;
  /** Words that match only as whole words; those of several words have single spaces between them. */
  whole: Branch;
}

/** Words with a common prefix, by the next letter (a UTF-16 unit); `word` is the one that ends here. */
interface Branch {
  word?: string;
  next: Map<string, Branch>;
}

const noLetters = /[^\p{L}\p{N}]+/gu;
const punctuation = /[^\p{L}\p{N}\s]+/gu;
const noSpacedLetters = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+/gu;
const onlySpacedLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N} ]*$/u;
/** Zero-width characters, and marks that remain after composition, which can hide letters. */
const invisible = /[\p{Cf}\p{M}\u115f\u1160]+/gu;

/** The normal form in which a word is stored and compared; empty when it has neither letters nor digits. */
export function wordKey(word: string): string {
  const spaced = fold(word).replace(noLetters, ' ').trim();
  return onlySpacedLetters.test(spaced) ? spaced : spaced.replaceAll(' ', '');
}

/** Prepares a search for many words, given in the form of `wordKey`. */
export function indexWords(keys: Iterable<string>): WordIndex {
  const index: WordIndex = { anywhere: { next: new Map() }, whole: { next: new Map() } };
  for (const key of keys) if (key !== '') grow(onlySpacedLetters.test(key) ? index.whole : index.anywhere, key);
  return index;
}

function grow(root: Branch, word: string): void {
  let branch = root;
  for (const letter of word.split('')) {
    const next = branch.next.get(letter) ?? { next: new Map() };
    branch.next.set(letter, next);
    branch = next;
  }
  branch.word = word;
}

/** The words of the index that occur in a text, each once, in their normal form. */
export function findProhibited(index: WordIndex, text: string): string[] {
  const folded = fold(text);
  const found = new Set<string>();
  findAnywhere(index, folded.replace(noLetters, ''), found);
  // Punctuation may end a word (`casino/bar`) or be inside it (`ca-sino`): both are tried.
  findWhole(index, folded.replace(noLetters, ' '), found);
  findWhole(index, folded.replace(punctuation, ''), found);
  return [...found];
}

/** Normalises letters for comparison: width, case, and marks drawn over them. */
export function fold(text: string): string {
  const visible = text.normalize('NFKC').replace(invisible, '');
  return visible.toLowerCase().normalize('NFKC').replace(invisible, '');
}

function findAnywhere({ anywhere }: WordIndex, letters: string, found: Set<string>): void {
  for (let start = 0; start < letters.length; start += 1) findFrom(anywhere, letters, start, found);
}

/** Tries each sequence of words as a phrase, and each sequence of single letters as one spaced-out word. */
function findWhole({ whole }: WordIndex, text: string, found: Set<string>): void {
  const words = text.split(noSpacedLetters).filter(Boolean);
  const phrase = words.join(' ');
  const endsWord = (end: number) => end === phrase.length || phrase[end] === ' ';
  let start = 0;
  for (const word of words) {
    findFrom(whole, phrase, start, found, endsWord);
    start += word.length + 1;
  }
  for (const spelled of spelledOut(words)) {
    for (let first = 0; first < spelled.length; first += 1) findFrom(whole, spelled, first, found);
  }
}

/** The words formed by consecutive single letters. */
function spelledOut(words: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (word.length === 1) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.map((run) => run.join(''));
}

/** Matches words from one position; the cost is bounded by the longest word. */
function findFrom(root: Branch, text: string, start: number, found: Set<string>, isEnd = (_end: number) => true): void {
  let branch: Branch | undefined = root;
  for (let end = start; branch; end += 1) {
    if (branch.word !== undefined && isEnd(end)) found.add(branch.word);
    branch = branch.next.get(text.charAt(end));
  }
}
