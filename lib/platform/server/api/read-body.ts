import { CodedError } from '@/lib/platform/shared/error-codes';

/** A body in tiny chunks costs many times its bytes: beyond this number of chunks their average size has a minimum. */
const manyPieces = 1000;
const fewBytes = 256;

/** The client has disconnected before its request was read: not an error, and there is nobody to answer. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/**
 * The body of a request as a stream of chunks. Stops as soon as it is too large, whatever its Content-Length. Throws
 * `TooLarge`, `400` for one in too many tiny chunks, and {@link BrokenOff}.
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

/** Any error while reading a body is the connection's. */
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
