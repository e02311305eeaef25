import { bestPieces, joinableQualities, pieceRange, type RecordedPiece } from './cut';

const piece = (number: number, changed: Partial<RecordedPiece> = {}): RecordedPiece => ({
  ...{ number, quality: 720, sessionId: 'first', begunAt: number * 2000, milliseconds: 2000 },
  ...{ width: 1280, height: 720, codecs: 'avc1.64001f,mp4a.40.2', ...changed },
});

test('each piece counts once, in its best quality, also where an encoder came back with a smaller picture', () => {
  const all = [piece(3, { quality: 360 }), piece(1), piece(2), piece(1, { quality: 360 }), piece(2, { quality: 360 })];
  expect(bestPieces(all).map(({ number, quality }) => [number, quality])).toEqual([
    [1, 720],
    [2, 720],
    [3, 360],
  ]);
});

describe('a part of a recording', () => {
  // As a stream has them: not exactly two seconds, and with a number that is missing.
  const pieces = [piece(4), piece(5, { milliseconds: 2040 }), piece(7), piece(8, { milliseconds: 700 })];

  test.each<[what: string, from: number, to: number, range: ReturnType<typeof pieceRange>]>([
    ['the whole', 0, 7, { first: 4, last: 8 }],
    ['more than there is', 0, 1000, { first: 4, last: 8 }],
    ['the beginning', 0, 2, { first: 4, last: 4 }],
    ['the middle', 2, 6, { first: 5, last: 7 }],
    ['nothing', 3, 3, null],
    ['what is after the end', 10, 20, null],
  ])('%s', (_what, fromSeconds, toSeconds, range) => {
    expect(pieceRange(pieces, { fromSeconds, toSeconds })).toEqual(range);
  });
});

describe('qualities that can be joined', () => {
  const qualitiesOf = (pieces: RecordedPiece[]) => joinableQualities(pieces).map(({ quality }) => quality);
  const small = { quality: 360, width: 640, height: 360 };

  test('are those that every session has, the largest first, with their pieces in order', () => {
    const back = { sessionId: 'second' };
    const all = [piece(3, back), piece(1, small), piece(1), piece(2), piece(3, { ...small, ...back })];
    expect(qualitiesOf(all)).toEqual([720, 360]);
    expect(joinableQualities(all)[0]?.pieces.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('are not those of another size or codec, nor those that a session lacks', () => {
    const portrait = piece(2, { sessionId: 'second', width: 720, height: 1280 });
    expect(qualitiesOf([piece(1), portrait])).toEqual([]);
    expect(qualitiesOf([piece(1), piece(1, small), piece(2, { ...small, sessionId: 'second' })])).toEqual([360]);
    expect(qualitiesOf([piece(1), piece(2, { codecs: 'avc1.4d401f,mp4a.40.2' })])).toEqual([]);
  });
});
