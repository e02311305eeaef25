import type { Logger } from 'pino';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { bodyLengthHeader } from '@/lib/platform/server/process/response-headers.mjs';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { chooseRange } from '../rules/byte-range';
import { isConditional, isFresh, mayContinue } from '../rules/conditions';
import { isPublicKey } from '../rules/keys';
import type { Kind } from '../rules/kinds';
import { parseVariant } from '../rules/variants';
import type { Media } from './media';
import { findMedia, kindOf, storedKeyOf, type Wanted } from './read-media';
import type { StoredInfo } from './storage';

/**
 * Answers GET and HEAD of `/media/<key>?w=&h=&f=&t=` (specification section 9): an original or a picture made from it,
 * with ETag, Last-Modified, one range and a year of caching. What is not public answers like what does not exist.
 * Failures are the API's envelope `{code, message}`.
 */
export async function serveMedia(request: Request, media: Media, log: Logger): Promise<Response> {
  try {
    const wanted = parseAddress(request.url);
    const compares = request.method === 'HEAD' || isConditional(request.headers);
    return compares ? await answerCompared(media, wanted, request) : await answerWhole(media, wanted);
  } catch (error) {
    report(error, request, log);
    const failure = errorAnswer(error, request);
    return request.method === 'HEAD' ? new Response(null, failure) : failure;
  }
}

/** Keys hold nothing that an address must encode, so an encoded one is none of ours. */
function parseAddress(address: string): Wanted {
  const { pathname, searchParams } = new URL(address);
  const key = /^\/media\/(.*)$/.exec(pathname)?.[1] ?? '';
  if (!isPublicKey(key)) throw new CodedError('NullPointer');
  return { key, variant: parseVariant(searchParams) };
}

/** The usual request: one look into the storage. */
async function answerWhole(media: Media, wanted: Wanted): Promise<Response> {
  const file = await findMedia(media, wanted, (key) => media.storage.read(key));
  return new Response(file.body, { headers: await headersOf(media, wanted, file, file.size) });
}

/** A request that wants to compare first: HEAD, a condition, a range. */
async function answerCompared(media: Media, wanted: Wanted, { method, headers }: Request): Promise<Response> {
  const info = await findMedia(media, wanted, (key) => media.storage.head(key));
  if (isFresh(headers, info)) return new Response(null, { status: 304, headers: cachingHeaders(info) });
  if (method === 'HEAD') return new Response(null, { headers: await headersOf(media, wanted, info, info.size) });
  const range = mayContinue(headers, info) ? chooseRange(headers.get('range'), info.size) : 'whole';
  if (range === 'whole') return answerWhole(media, wanted);
  if (range === 'unsatisfiable') return beyond(info);
  const part = await media.storage.read(storedKeyOf(wanted), range);
  if (!part) throw new CodedError('NullPointer');
  const partHeaders = await headersOf(media, wanted, part, range.end - range.start + 1);
  partHeaders.set('Content-Range', `bytes ${range.start}-${range.end}/${part.size}`);
  return new Response(part.body, { status: 206, headers: partHeaders });
}

function beyond({ size }: StoredInfo): Response {
  const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 416, headers });
}

async function headersOf(media: Media, wanted: Wanted, info: StoredInfo, length: number): Promise<Headers> {
  const kind = await kindOf(media, wanted, info);
  return new Headers({
    ...cachingHeaders(info),
    ...showingHeaders(kind),
    'Accept-Ranges': 'bytes',
    'Content-Length': String(length),
    [bodyLengthHeader]: String(length),
  });
}

/** A picture that changes gets a new key or, through `t`, a new address. */
function cachingHeaders({ etag, lastModified }: StoredInfo) {
  return {
    ETag: etag,
    'Last-Modified': new Date(lastModified).toUTCString(),
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
}

/** Only what is known to be harmless is shown in place; a page or a drawing with scripts is handed out as a file. */
function showingHeaders(kind: Kind | null): Record<string, string> {
  const sniffing = { 'X-Content-Type-Options': 'nosniff' };
  if (kind) return { ...sniffing, 'Content-Type': kind.contentType };
  return {
    ...sniffing,
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

function report(error: unknown, { url }: Request, log: Logger): void {
  if (!(error instanceof CodedError)) log.error({ err: error, url }, 'media failed');
  else if (error.cause) log.warn({ err: error.cause, url }, 'picture cannot be drawn');
}
