import { searchLimits } from '../codes';

/** A word of a text as it is compared, and where it stands in the text, in UTF-16 units. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Letters of scripts that are written without spaces between words: Chinese, Japanese, Korean; not their other signs. */
const unspaced = /(?=[\p{L}\p{M}\p{N}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Accents and the like, which stand apart after decomposition; those of kana tell words apart and stay. */
const accents = /[\u0300-\u036f]/g;
/** English words that are nearly everywhere: they are not looked for beside others. */
const everywhere = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
/** A longer one is cut: it is no word, and both indexes bound their keys. */
const longestWord = 40;

/** A text as it is compared: in one width, in lower case, without accents, its words parted by single spaces. */
export function fold(text: string): string {
  return [...pieces(text)].map(({ letters }) => letters).join(' ');
}

/**
 * The words by which a text is found, each time they stand in it (DESIGN 5): a word between spaces as it is; of a run in
 * a script without spaces every character and every pair of neighbours.
 */
export function wordsIn(text: string): Word[] {
  return [...pieces(text)].flatMap((piece) =>
    piece.isUnspaced ? [...singles(piece), ...pairs(piece)] : [spaced(piece)],
  );
}

/**
 * The words that must all be in what is searched for, each once: of a run without spaces its pairs, or its only
 * character; at most twelve, as nobody types more with a purpose. English words that say nothing count only when there are
 * no others.
 */
export function searchWords(text: string): string[] {
  const words = [...pieces(text)].flatMap((piece) => {
    if (!piece.isUnspaced) return [spaced(piece)];
    return piece.at.length === 1 ? singles(piece) : pairs(piece);
  });
  const all = [...new Set(words.map(({ word }) => word))];
  const telling = all.filter((word) => !everywhere.has(word));
  return (telling.length > 0 ? telling : all).slice(0, searchLimits.words);
}

/** A stretch of a text in one kind of script, as it is compared. */
interface Piece {
  letters: string;
  isUnspaced: boolean;
  /** Each folded character with the place in the text that it comes from. */
  at: { letter: string; start: number; end: number }[];
}

function* pieces(text: string): Generator<Piece> {
  let piece: Piece | null = null;
  for (const character of folded(text)) {
    const isUnspaced = unspaced.test(character.letter);
    const isLetter = isUnspaced || letterOrDigit.test(character.letter);
    if (piece && (!isLetter || piece.isUnspaced !== isUnspaced)) {
      yield piece;
      piece = null;
    }
    if (!isLetter) continue;
    piece ??= { letters: '', isUnspaced, at: [] };
    piece.letters += character.letter;
    piece.at.push(character);
  }
  if (piece) yield piece;
}

/**
 * Each character of the text with its marks, which may be written apart (ﾃﾞ, a letter and its accent). It may stand for several
 * when it is folded (㎏), or for none (an accent alone).
 */
function* folded(text: string): Generator<Piece['at'][number]> {
  for (const { 0: character, index: start } of text.matchAll(/.[\p{M}ﾞﾟ]*/gsu)) {
    const end = start + character.length;
    const plain = character.normalize('NFKD').toLowerCase().replace(accents, '').normalize('NFC');
    for (const letter of plain) yield { letter, start, end };
  }
}

function spaced({ letters, at }: Piece): Word {
  return { word: singular(letters).slice(0, longestWord), ...span(at, 0, at.length) };
}

function singles({ at }: Piece): Word[] {
  return at.map(({ letter }, index) => ({ word: letter, ...span(at, index, index + 1) }));
}

function pairs({ at }: Piece): Word[] {
  return at.slice(1).map(({ letter }, index) => ({
    word: `${at[index]?.letter}${letter}`,
    ...span(at, index, index + 2),
  }));
}

function span(at: Piece['at'], from: number, to: number) {
  return { start: at[from]?.start ?? 0, end: at[to - 1]?.end ?? 0 };
}

/** An English plural finds its singular and the other way round; what it does to other words it does to both sides. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
