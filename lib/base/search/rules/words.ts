import { searchLimits } from '../codes';

/** A word of a text in its normal form, and its position in UTF-16 units. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Letters of scripts without spaces between words: Chinese, Japanese, Korean; without their other signs. */
const unspaced = /(?=[\p{L}\p{M}\p{N}])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Accents, which are separate after decomposition; those of kana distinguish words and stay. */
const accents = /[\u0300-\u036f]/g;
/** Very common English words, which are not searched beside others. */
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
/** Longer ones are cut: they are not words, and both indexes limit their keys. */
const longestWord = 40;

/** A text in its normal form: one width, lower case, without accents, words separated by single spaces. */
export function fold(text: string): string {
  return [...pieces(text)].map(({ letters }) => letters).join(' ');
}

/**
 * The words by which a text is found, with each occurrence (DESIGN 5): words between spaces; in scripts without spaces
 * every character and every pair of neighbours.
 */
export function wordsIn(text: string): Word[] {
  return [...pieces(text)].flatMap((piece) =>
    piece.isUnspaced ? [...singles(piece), ...pairs(piece)] : [spaced(piece)],
  );
}

/**
 * The distinct words that a hit must all contain: in scripts without spaces pairs, or a single character; at most
 * twelve. Very common English words count only when there are no others.
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

/** A sequence of a text in one kind of script, in its normal form. */
interface Piece {
  letters: string;
  isUnspaced: boolean;
  /** Each folded character with its position in the text. */
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
 * Each character of the text with its marks, which may be separate (ﾃﾞ, a letter and its accent). It may fold to
 * several characters (㎏), or to none (an accent alone).
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

/** Makes an English plural equal to its singular; its effect on other words is the same for text and search. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
