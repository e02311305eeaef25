import { chaptersOf, partsOf, streamTimeAt } from './stream-time';

const liveAt = 1_000_000;
/** Pieces of two seconds that begin at these seconds after the broadcast was on air. */
const pieces = (...seconds: number[]) =>
  seconds.map((at) => ({ sessionId: 'one', begunAt: liveAt + at * 1000, milliseconds: 2000 }));
const others = (...seconds: number[]) => pieces(...seconds).map((piece) => ({ ...piece, sessionId: 'two' }));
const part = (film: number, stream: number) => ({ filmMs: film * 1000, streamMs: stream * 1000 });

test.each([
  ['one without a gap is one part', pieces(-1, 1, 3), [part(0, -1)]],
  ['a gap begins a part', pieces(0, 2, 64, 66), [part(0, 0), part(4, 64)]],
  ['a shorter one too, where the encoder came back', [...pieces(0), ...others(6, 8)], [part(0, 0), part(2, 6)]],
  ['a lost piece is a still picture in the film', [...pieces(0, 2, 6), ...others(30)], [part(0, 0), part(8, 30)]],
  ['what was cut off before it is known', pieces(40, 42), [part(0, 40)]],
  ['a few frames are no gap', pieces(0, 2.08), [part(0, 0)]],
  ['nothing has no part', [], []],
])('%s', (_, recorded, parts) => {
  expect(partsOf(recorded, liveAt)).toEqual(parts);
});

test.each([
  [[part(0, 40)], 0, 40_000],
  [[part(0, 0), part(4, 64)], 3999, 3999],
  [[part(0, 0), part(4, 64)], 4000, 64_000],
  [[part(0, 0), part(4, 64)], 9000, 69_000],
  [[], 7000, 7000],
])('of %j the film shows at %i ms what was streamed at %i ms', (parts, filmMs, streamMs) => {
  expect(streamTimeAt(parts, filmMs)).toBe(streamMs);
});

describe('chapters', () => {
  const marks = (...seconds: number[]) => seconds.map((at) => ({ title: `at ${at}`, streamMs: at * 1000 }));
  const chapter = (seconds: number, at: number) => ({ seconds, title: `at ${at}` });

  test.each([
    ['begin where they were marked', marks(0, 2), [part(0, 0)], [chapter(0, 0), chapter(2, 2)]],
    ['in a gap, with what came next', marks(1, 30), [part(0, 0), part(4, 64)], [chapter(1, 1), chapter(4, 30)]],
    ['cut off before, the last one goes on', marks(5, 20, 41), [part(0, 40)], [chapter(0, 20), chapter(1, 41)]],
    ['after the end are left out', marks(9, 10, 11), [part(0, 0)], [chapter(9, 9)]],
    ['at one time, the later one counts', marks(3.2, 3.9), [part(0, 0)], [chapter(3, 3.9)]],
    ['without parts are those of the stream', marks(3), [], [chapter(3, 3)]],
  ])('%s', (_, marked, parts, chapters) => {
    expect(chaptersOf(marked, parts, 10_000)).toEqual(chapters);
  });
});
