import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { BrokenOff, piecesOf } from './read-body';

const limits = {
  /** A form has some texts and some files. */
  parts: 100,
  /** What a part says of itself, in bytes: the name of its field and of its file, and its type. */
  headerSize: 2048,
  headerPairs: 10,
  /** A text is no file, whose size the call allows for: in bytes. */
  fieldSize: 1024 * 1024,
};

type Field = [name: string, value: string | File];

/**
 * The fields of a multipart body (RFC 7578), parsed as it comes, so that a large one holds nothing up. Throws `400` for one
 * that is broken or has too many parts, `TooLarge` and `BrokenOff`.
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
    // It has no boundary.
    throw broken();
  }
}

function gather(stream: BusboyFileStream, whole: (pieces: Buffer<ArrayBuffer>[]) => void): void {
  const pieces: Buffer<ArrayBuffer>[] = [];
  stream.on('data', (piece) => pieces.push(piece));
  stream.on('end', () => whole(pieces));
  // The body ends in the middle of the file, which the parser says too.
  stream.on('error', () => {});
}

/** Browsers write three signs of a file's name so, which would end it. */
function withSigns(fileName: string): string {
  return fileName.replace(/%(?:0A|0D|22)/g, decodeURIComponent);
}

function broken(): CodedError {
  return new CodedError('400', { fields: [{ field: '', rule: 'multipart' }] });
}
