/** A piece of a recording, as it is stored. */
export interface RecordedPiece {
  number: number;
  quality: number;
  sessionId: string;
  milliseconds: number;
  width: number;
  height: number;
  codecs: string;
}

/**
 * The numbers of the first and the last piece of a part of a recording, in seconds from its beginning: a piece belongs to it
 * that begins in it. Null for a part that has none. The pieces are those of one quality, in order.
 */
export function pieceRange(
  pieces: readonly Pick<RecordedPiece, 'number' | 'milliseconds'>[],
  { fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number },
): { first: number; last: number } | null {
  let at = 0;
  const inside: number[] = [];
  for (const { number, milliseconds } of pieces) {
    // A piece that is more outside than inside is left out, so that a part of whole seconds has the pieces that it names.
    const middle = at + milliseconds / 2;
    if (middle >= fromSeconds * 1000 && middle < toSeconds * 1000) inside.push(number);
    at += milliseconds;
  }
  const [first] = inside;
  const last = inside.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** A quality that can be joined without encoding, with its pieces in order. */
export interface JoinedQuality {
  quality: number;
  pieces: readonly RecordedPiece[];
}

/**
 * The qualities of a recording that can be joined without encoding, the largest first: those that every session has, in one size
 * and one codec. Empty where an encoder came back with another picture.
 */
export function joinableQualities(pieces: readonly RecordedPiece[]): JoinedQuality[] {
  const sessions = new Set(pieces.map(({ sessionId }) => sessionId)).size;
  const byQuality = Map.groupBy(pieces, ({ quality }) => quality);
  return [...byQuality]
    .filter(([, of]) => new Set(of.map(({ sessionId }) => sessionId)).size === sessions && isAlike(of))
    .sort(([one], [other]) => other - one)
    .map(([quality, of]) => ({ quality, pieces: of.toSorted((one, other) => one.number - other.number) }));
}

const isAlike = (pieces: readonly RecordedPiece[]) =>
  new Set(pieces.map(({ width, height, codecs }) => `${width} ${height} ${codecs}`)).size === 1;
