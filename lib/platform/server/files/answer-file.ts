import { bodyLengthHeader } from '../next/mend-answer.mjs';
import { type ByteRange, chooseRange } from './byte-range';
import { isConditional, isFresh, mayContinue } from './conditions';
import type { FileInfo, OpenedFile } from './opened-file';

/** A file to serve, from any storage. */
export interface ServedFile {
  /** Null for none. */
  head(): Promise<FileInfo | null>;
  /** Opens it, or a part of it. Null for none. */
  read(range?: ByteRange): Promise<OpenedFile | null>;
  /** Headers for its type and how it may be shown: at least Content-Type. */
  describe(info: FileInfo): Record<string, string> | Promise<Record<string, string>>;
  cacheControl: string;
}

/**
 * Answers GET and HEAD with a file: ETag, Last-Modified and length, 304 for a client that has it, one range to resume
 * downloads, 416 beyond its end. Null for a missing file.
 */
export async function answerFile(request: Request, file: ServedFile): Promise<Response | null> {
  const compares = request.method === 'HEAD' || isConditional(request.headers);
  return compares ? answerCompared(request, file) : answerWhole(file);
}

/** The usual request: opens the file once. */
async function answerWhole(file: ServedFile): Promise<Response | null> {
  const opened = await file.read();
  return opened && new Response(opened.body, { headers: await headersOf(file, opened, opened.size) });
}

/** A request that needs a comparison first: HEAD, a condition, a range. */
async function answerCompared({ method, headers }: Request, file: ServedFile): Promise<Response | null> {
  const info = await file.head();
  if (!info) return null;
  if (isFresh(headers, info)) return new Response(null, { status: 304, headers: cachingHeaders(file, info) });
  if (method === 'HEAD') return new Response(null, { headers: await headersOf(file, info, info.size) });
  const range = mayContinue(headers, info) ? chooseRange(headers.get('range'), info.size) : 'whole';
  if (range === 'whole') return answerWhole(file);
  if (range === 'unsatisfiable') return beyond(info);
  return answerPart(file, info, range);
}

/**
 * The range was chosen for the file of `info`: if another file replaced it meanwhile, that one is answered completely.
 */
async function answerPart(file: ServedFile, info: FileInfo, range: ByteRange): Promise<Response | null> {
  const part = await file.read(range);
  if (!part) return null;
  if (part.etag !== info.etag) {
    if (part.body instanceof ReadableStream) await part.body.cancel();
    return answerWhole(file);
  }
  const headers = await headersOf(file, part, range.end - range.start + 1);
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${part.size}`);
  return new Response(part.body, { status: 206, headers });
}

function beyond({ size }: FileInfo): Response {
  const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 416, headers });
}

async function headersOf(file: ServedFile, info: FileInfo, length: number): Promise<Headers> {
  return new Headers({
    ...cachingHeaders(file, info),
    ...(await file.describe(info)),
    'Accept-Ranges': 'bytes',
    'Content-Length': String(length),
    [bodyLengthHeader]: String(length),
  });
}

function cachingHeaders({ cacheControl }: ServedFile, { etag, lastModified }: FileInfo) {
  return { ETag: etag, 'Last-Modified': new Date(lastModified).toUTCString(), 'Cache-Control': cacheControl };
}
