import fc from 'fast-check';
import { inPieces } from './parts';

async function* streamOf(chunks: readonly Uint8Array[], error?: Error): AsyncIterable<Uint8Array> {
  yield* chunks;
  if (error) throw error;
}

async function gather(pieces: AsyncIterable<Uint8Array>) {
  const got: Buffer[] = [];
  let error: unknown;
  try {
    for await (const piece of pieces) got.push(Buffer.from(piece));
  } catch (thrown) {
    error = thrown;
  }
  return { got, error };
}

describe('the pieces of a stream', () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 20 });

  test('are all of one size but the last, and the same bytes however they came', async () => {
    await fc.assert(
      fc.asyncProperty(chunks, fc.integer({ min: 1, max: 60 }), fc.boolean(), async (parts, size, breaks) => {
        const failure = breaks ? new Error('broken') : undefined;
        const { got, error } = await gather(inPieces(streamOf(parts, failure), size));
        expect(Buffer.concat(got).equals(Buffer.concat(parts))).toBe(true);
        for (const piece of got.slice(0, -1)) expect(piece.length).toBe(size);
        for (const piece of got.slice(-1)) expect(piece.length).toBeLessThanOrEqual(size);
        for (const piece of got) expect(piece.length).toBeGreaterThan(0);
        expect(error).toBe(failure);
      }),
    );
  });

  test('are asked for one at a time: a file of any size takes the memory of a piece', async () => {
    const [chunk, size] = [65_536, 4 * 1024 ** 2];
    let pulled = 0;
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) {
        pulled += chunk;
        yield new Uint8Array(chunk);
      }
    }
    let taken = 0;
    for await (const piece of inPieces(endless(), size)) {
      taken += piece.length;
      expect(pulled - taken).toBeLessThanOrEqual(chunk);
      if (taken >= 100 * size) break;
    }
    expect(taken).toBe(100 * size);
  });
});
