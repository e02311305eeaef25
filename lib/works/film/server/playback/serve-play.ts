import type { Logger } from 'pino';
import { mediaStorage } from '@/lib/base/media/port';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import type { Database } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { answerFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { videoHost } from '@/lib/platform/shared/hosts';
import { languageFromHeader } from '@/lib/platform/shared/language';
import { readMediaToken } from '../media-token';
import { downloadHeaders } from './download-headers';
import type { Playable } from './find-playable';
import { type Asked, type PlayPath, parsePlayPath } from './play-path';
import { rememberPlayable } from './remember-playable';
import { playSecrets } from './secrets';

export interface PlayParts {
  db: Database;
  now(): number;
  log: Logger;
}

/** A file to serve: its place in the media storage, and the headers that say what it is. */
interface Found {
  key: string;
  headers: Record<string, string>;
}

/**
 * Answers GET and HEAD of `/play/<videoId>/<token>/…`: the playlists, segments and subtitles of a work and its whole file,
 * with ETag and one range. A browser asks again before each use, and each time the signature, its hours and the right as it
 * is now are looked at, so that what was private, taken down or deleted is refused from the next segment on.
 *
 * Failures are the API's envelope `{code, message}`: 403 for a signature that is none or over, 404 for what the viewer may
 * not see and for what is not there.
 */
export async function servePlay(request: Request, parts: PlayParts): Promise<Response> {
  try {
    const answer = await answerAsked(request, parts);
    if (!answer) throw new CodedError('NullPointer');
    return forScreens(answer);
  } catch (error) {
    if (!(error instanceof CodedError)) parts.log.error({ err: error, path: pathOf(request) }, 'playing failed');
    const failure = errorAnswer(error, request);
    return forScreens(request.method === 'HEAD' ? new Response(null, failure) : failure);
  }
}

async function answerAsked(request: Request, parts: PlayParts): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const path = parsePlayPath(pathname);
  if (!path) throw new CodedError('NullPointer');
  const work = await requireRight(parts, path);
  const found = await find(parts, path, work, searchParams.get('language'));
  if (!found) return null;
  const storage = mediaStorage();
  return answerFile(request, {
    head: () => storage.head(found.key),
    read: (range) => storage.read(found.key, range),
    describe: () => ({ ...harmless, ...found.headers }),
    cacheControl: 'private, no-cache',
  });
}

/** Nothing of it does anything when it is opened as a page. */
const harmless = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** No site but ours may show it, which asks for it, and for why it is refused, from another origin where films have a host. */
function forScreens(answer: Response): Response {
  const site = new URL(env().siteUrl).origin;
  const isElsewhere = URL.canParse(videoHost()) && new URL(videoHost()).origin !== site;
  answer.headers.set('Cross-Origin-Resource-Policy', isElsewhere ? 'cross-origin' : 'same-origin');
  if (isElsewhere) answer.headers.set('Access-Control-Allow-Origin', site);
  return answer;
}

/** The work. Throws Forbidden where the path is not signed or its time is over, NullPointer where the right is gone. */
async function requireRight(parts: PlayParts, { videoId, token }: PlayPath): Promise<Playable> {
  const signed = readMediaToken((await playSecrets(parts)).paths, videoId, token);
  if (!signed || signed.expiresAt <= parts.now()) throw new CodedError('Forbidden');
  const work = await rememberPlayable(parts, videoId, signed.viewer);
  if (!work) throw new CodedError('NullPointer');
  return work;
}

async function find(
  { db }: PlayParts,
  { videoId, asked }: PlayPath,
  work: Playable,
  language: string | null,
): Promise<Found | null> {
  if (work.folder === null) return null;
  if (asked.kind === 'download') {
    const { download, maySave } = work;
    if (download === null || !maySave) return null;
    return { key: download, headers: downloadHeaders(download, work, languageFromHeader(language)) };
  }
  const key = asked.kind === 'film' ? work.folder + asked.file : await subtitleKey(db, videoId, asked);
  return key === null ? null : { key, headers: { 'Content-Type': asked.contentType } };
}

async function subtitleKey(
  db: Database,
  videoId: string,
  { language }: Extract<Asked, { kind: 'subtitle' }>,
): Promise<string | null> {
  const row = await db.read
    .selectFrom('video_subtitle')
    .select('media_key')
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.media_key ?? null;
}

/** Without the token, by which whoever reads the log could watch. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/^(\/play\/[^/]*\/)[^/]*/, '$1…');
}
