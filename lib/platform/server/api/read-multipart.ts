import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { BrokenOff, piecesOf } from './read-body';

const limits = {
  /** A form has a few texts and files. */
  parts: 100,
  /** Headers of a part, in bytes: the names of its field and its file, and its type. */
  headerSize: 2048,
  headerPairs: 10,
  /** Texts do not count as files, whose size is limited by the call: in bytes. */
  fieldSize: 1024 * 1024,
};

type Field = [name: string, value: string | File];

/**
 * The fields of a multipart body (RFC 7578), parsed as a stream, so that a large one does not block the process. Throws
 * `400` for one that is malformed or has too many parts, `TooLarge` and `BrokenOff`.
 */
export async function readMultipart(request: Request, maxBytes: number): Promise<Field[]> {
  const fields: Field[] = [];
  const parser = parserOf(request);
  parser.on('partsLimit', () => parser.destroy(broken()));
  parser.on('field', (name, text, _isNameCut, isCut) => {
    if (isCut) parser.destroy(new CodedError('TooLarge'));
    fields.push([name, text]);
  });
  parser.on('file', (name, stream, fileName = '', _encoding, type) => {
    gather(stream, (pieces) => fields.push([name, new File(pieces, withSigns(fileName), { type })]));
  });
  try {
    await pipeline(piecesOf(request, maxBytes), parser);
  } catch (error) {
    throw error instanceof CodedError || error instanceof BrokenOff ? error : broken();
  }
  return fields;
}

function parserOf(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    // Without a boundary.
    throw broken();
  }
}

function gather(stream: BusboyFileStream, whole: (pieces: Buffer<ArrayBuffer>[]) => void): void {
  const pieces: Buffer<ArrayBuffer>[] = [];
  stream.on('data', (piece) => pieces.push(piece));
  stream.on('end', () => whole(pieces));
  // The body ends within the file, which the parser reports too.
  stream.on('error', () => {});
}

/** Browsers escape three characters of a file's name like this, as they would end it. */
function withSigns(fileName: string): string {
  return fileName.replace(/%(?:0A|0D|22)/g, decodeURIComponent);
}

function broken(): CodedError {
  return new CodedError('400', { fields: [{ field: '', rule: 'multipart' }] });
}
