import { CodedError } from '@/lib/platform/shared/error-codes';

/** A body in crumbs costs many times its bytes: beyond so many pieces they must have so many bytes each, taken together. */
const manyPieces = 1000;
const fewBytes = 256;

/** The client has gone before its request was read: nobody's fault, and nobody to answer. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/**
 * The body of a request, piece by piece as it comes. Gives up as soon as it grows too large, whatever its Content-Length
 * said. Throws `TooLarge`, `400` for one that comes in crumbs, and {@link BrokenOff}.
 */
export async function* piecesOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  let count = 0;
  for await (const piece of unbroken(request.body)) {
    size += piece.byteLength;
    count += 1;
    if (size > maxBytes) throw new CodedError('TooLarge');
    if (count > manyPieces && size < count * fewBytes) throw new CodedError('400', { fields: [crumbs] });
    yield piece;
  }
}

const crumbs = { field: '', rule: 'crumbs' };

/** Whatever ends a body before its end is the connection's. */
async function* unbroken(body: Request['body']) {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new BrokenOff('The client has gone.', { cause });
  }
}

/** The body as text, in UTF-8. Throws what {@link piecesOf} throws. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of piecesOf(request, maxBytes)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
