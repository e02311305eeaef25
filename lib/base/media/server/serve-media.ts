import type { Logger } from 'pino';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { answerFile, type ServedFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type PictureFolder, pictureFolder } from '../rules/keys';
import type { Kind } from '../rules/kinds';
import { parseVariant } from '../rules/variants';
import type { Media } from './media';
import type { Sight } from './picture-right';
import { findMedia, kindOf, type Wanted } from './read-media';

export interface MediaParts {
  media: Media;
  log: Logger;
  /** Who may see a picture; null if the request's caller may not. */
  sightOf(picture: { key: string; folder: PictureFolder }, request: Request): Promise<Sight | null>;
}

/**
 * How long a picture may be cached. A public one disappears from other caches this many seconds after it stops being
 * public; a private one is revalidated each time.
 */
const cacheControl: Readonly<Record<Sight, string>> = { public: 'public, max-age=300', own: 'private, no-cache' };

/**
 * Answers GET and HEAD of `/media/<key>?w=&h=&f=&t=` (specification section 9): an original or a picture made from it,
 * with ETag, Last-Modified and one range, for callers who may see it (ADR 26). For others it answers like an unknown
 * key. Errors are the API's envelope `{code, message}`.
 */
export async function serveMedia(request: Request, { media, log, sightOf }: MediaParts): Promise<Response> {
  try {
    const { folder, ...wanted } = parseAddress(request.url);
    const sight = await sightOf({ key: wanted.key, folder }, request);
    const answer = sight && (await answerFile(request, fileOf(media, wanted, sight)));
    if (!answer) throw new CodedError('NullPointer');
    return answer;
  } catch (error) {
    report(error, request, log);
    const failure = errorAnswer(error, request);
    return request.method === 'HEAD' ? new Response(null, failure) : failure;
  }
}

/** Keys contain nothing that an address must encode, so an encoded one is unknown. */
function parseAddress(address: string): Wanted & { folder: PictureFolder } {
  const { pathname, searchParams } = new URL(address);
  const key = /^\/media\/(.*)$/.exec(pathname)?.[1] ?? '';
  const folder = pictureFolder(key);
  if (!folder) throw new CodedError('NullPointer');
  return { key, folder, variant: parseVariant(searchParams) };
}

function fileOf(media: Media, wanted: Wanted, sight: Sight): ServedFile {
  return {
    head: () => findMedia(media, wanted, (key) => media.storage.head(key)),
    read: (range) => findMedia(media, wanted, (key) => media.storage.read(key, range)),
    describe: async (info) => showingHeaders(await kindOf(media, wanted, info)),
    cacheControl: cacheControl[sight],
  };
}

/** Only kinds known to be harmless are shown inline; HTML and drawings with scripts are downloaded as files. */
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
