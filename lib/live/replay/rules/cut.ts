/** A piece of a recording, as it is stored. */
export interface RecordedPiece {
  number: number;
  quality: number;
  sessionId: string;
  /** Its first picture, in ms by our clock. */
  begunAt: number;
  milliseconds: number;
  width: number;
  height: number;
  codecs: string;
}

/**
 * Each piece once, in its best quality and in order: an encoder that came back with a smaller picture makes fewer qualities, and what
 * it sent belongs to the recording too.
 */
export function bestPieces<Piece extends Pick<RecordedPiece, 'number' | 'quality'>>(pieces: readonly Piece[]): Piece[] {
  const best = new Map<number, Piece>();
  for (const piece of pieces) {
    const known = best.get(piece.number);
    if (!known || known.quality < piece.quality) best.set(piece.number, piece);
  }
  return [...best.values()].sort((one, other) => one.number - other.number);
}

/**
 * The numbers of the first and the last piece of a part of a recording, in seconds from its beginning: a piece belongs to it
 * that lies in it by more than half. Null for a part that has none. Each piece is there once (`bestPieces`).
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
