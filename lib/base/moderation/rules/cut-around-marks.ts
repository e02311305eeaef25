import type { MarkedPiece } from './mark-words';

/** How long a text is shown whole, and how much is shown on each side of a marked word; in characters. */
export const cutLengths = { whole: 600, around: 120 } as const;

const { whole, around } = cutLengths;

/**
 * The pieces of a long text, cut to what stands around its marked words, or to its beginning if there are none; an
 * ellipsis stands for what is left out. Null for a short text, which needs no cut.
 */
export function cutAroundMarks(pieces: readonly MarkedPiece[]): MarkedPiece[] | null {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= whole) return null;
  if (!pieces.some(({ isMarked }) => isMarked)) {
    return pieces.map(({ text, isMarked }) => ({ text: shorten(text, 2 * around, 0), isMarked }));
  }
  return pieces.map(({ text, isMarked }, place) => {
    if (isMarked) return { text, isMarked };
    const [followsMark, leadsToMark] = [place > 0, place < pieces.length - 1];
    return { text: shorten(text, followsMark ? around : 0, leadsToMark ? around : 0), isMarked };
  });
}

/** A text without its middle; emoji of several code points are not split. */
function shorten(text: string, head: number, tail: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (characters.length <= head + tail + 1) return text;
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - tail).join('')}`;
}
