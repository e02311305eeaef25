import type { Logger } from 'pino';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { answerFile, type ServedFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isPublicKey } from '../rules/keys';
import type { Kind } from '../rules/kinds';
import { parseVariant } from '../rules/variants';
import type { Media } from './media';
import { findMedia, kindOf, type Wanted } from './read-media';

/**
 * Answers GET and HEAD of `/media/<key>?w=&h=&f=&t=` (specification section 9): an original or a picture made from it,
 * with ETag, Last-Modified, one range and a year of caching. What is not public answers like what does not exist.
 * Failures are the API's envelope `{code, message}`.
 */
export async function serveMedia(request: Request, media: Media, log: Logger): Promise<Response> {
  try {
    const answer = await answerFile(request, fileOf(media, parseAddress(request.url)));
    if (!answer) throw new CodedError('NullPointer');
    return answer;
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

function fileOf(media: Media, wanted: Wanted): ServedFile {
  return {
    head: () => findMedia(media, wanted, (key) => media.storage.head(key)),
    read: (range) => findMedia(media, wanted, (key) => media.storage.read(key, range)),
    describe: async (info) => showingHeaders(await kindOf(media, wanted, info)),
    // A picture that changes gets a new key or, through `t`, a new address.
    cacheControl: 'public, max-age=31536000, immutable',
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
