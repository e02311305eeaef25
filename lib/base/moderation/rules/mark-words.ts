import { fold } from './prohibited';

/** A piece of a text; `isMarked` where it is one of the words. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** A letter or digit in its normal form, and its position in the text. */
interface Letter {
  folded: string;
  from: number;
  to: number;
  /** Whether other characters are between it and the previous letter. */
  isApart: boolean;
}

const letter = /[\p{L}\p{N}]/u;
const spaced = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/**
 * Finds the positions of the words that `findProhibited` found in a text, to highlight them, including characters
 * between their letters. The joined pieces are the text.
 *
 * @param words in their normal form (`wordKey`)
 */
export function markWords(text: string, words: readonly string[]): MarkedPiece[] {
  const letters = lettersOf(text);
  const folded = letters.map((one) => one.folded).join('');
  const isMarked = new Uint8Array(text.length);
  for (const word of words) {
    for (const [first, last] of placesOf(word.replaceAll(' ', ''), folded, letters)) {
      isMarked.fill(1, first.from, last.to);
    }
  }
  return piecesOf(text, isMarked);
}

/** The letters of a text, one for each unit of its folded form; a cluster may fold to several (ﬁ, ㎏). */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let isApart = true;
  for (const { segment, index } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)) {
    const folded = fold(segment);
    for (const unit of folded) {
      if (!letter.test(unit)) {
        isApart = true;
        continue;
      }
      // In UTF-16 units, like string search.
      for (const part of unit.split('')) {
        letters.push({ folded: part, from: index, to: index + segment.length, isApart });
        isApart = false;
      }
    }
  }
  return letters;
}

/**
 * The first and the last letter of each occurrence of a word. In scripts with spaces it must not be a part of another
 * word.
 */
function placesOf(word: string, folded: string, letters: readonly Letter[]): [Letter, Letter][] {
  const places: [Letter, Letter][] = [];
  if (word === '') return places;
  for (let start = folded.indexOf(word); start !== -1; start = folded.indexOf(word, start + 1)) {
    const first = letters[start];
    const last = letters[start + word.length - 1];
    const next = letters[start + word.length];
    if (!first || !last) break;
    const begins = first.isApart || !isSpaced(letters[start - 1]) || !isSpaced(first);
    const ends = !next || next.isApart || !isSpaced(next) || !isSpaced(last);
    if (begins && ends) places.push([first, last]);
  }
  return places;
}

function isSpaced(one: Letter | undefined): boolean {
  return one !== undefined && spaced.test(one.folded);
}

function piecesOf(text: string, isMarked: Uint8Array): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    pieces.push({ text: text.slice(start, end), isMarked: isMarked[start] === 1 });
    start = end;
  }
  return pieces;
}
