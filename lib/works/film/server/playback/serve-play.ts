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
import { readPass } from './film-pass';
import type { Playable } from './find-playable';
import { type Asked, type PlayPath, parsePlayPath } from './play-path';
import { rememberPlayable } from './remember-playable';
import { playSecrets } from './secrets';

export interface PlayParts {
  db: Database;
  now(): number;
  log: Logger;
}

/** A file to serve: its storage key, and the headers for its type. */
interface Found {
  key: string;
  headers: Record<string, string>;
}

/**
 * Answers GET and HEAD of `/play/<videoId>/<token>/…` and `/play/pass/<box>/…`: the playlists, segments and subtitles of a work and its whole
 * file, with ETag and one range. Browsers revalidate before each use, and each time the signature, its validity and the
 * present access are checked, so that a work made private, taken down or deleted is rejected from the next segment on.
 * Errors are the API's envelope `{code, message}`: 403 for an invalid or expired signature, 404 for what the viewer may
 * not see and for unknown files.
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
  const { videoId, work } = await requireRight(parts, path);
  const found = await find(parts, { videoId, asked: path.asked }, work, searchParams.get('language'));
  if (!found) return null;
  const storage = mediaStorage();
  return answerFile(request, {
    head: () => storage.head(found.key),
    read: (range) => storage.read(found.key, range),
    describe: () => ({ ...harmless, ...found.headers }),
    cacheControl: 'private, no-cache',
  });
}

/** If opened as a page, it must not run anything. */
export const harmless = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/**
 * Only our own site may show it. Where films have a host of their own, the site requests them, and reads errors, from
 * another origin.
 */
export function forScreens(answer: Response): Response {
  const site = new URL(env().siteUrl).origin;
  const isElsewhere = URL.canParse(videoHost()) && new URL(videoHost()).origin !== site;
  answer.headers.set('Cross-Origin-Resource-Policy', isElsewhere ? 'cross-origin' : 'same-origin');
  if (isElsewhere) answer.headers.set('Access-Control-Allow-Origin', site);
  return answer;
}

/** The work. Throws Forbidden for an invalid or expired signature or pass, NullPointer without access. */
async function requireRight(parts: PlayParts, path: PlayPath): Promise<{ videoId: string; work: Playable }> {
  const pass = readPass(path);
  const videoId = pass?.videoId ?? path.videoId;
  const signed = pass === undefined ? readMediaToken((await playSecrets(parts)).paths, videoId, path.token) : pass;
  if (!signed || signed.expiresAt <= parts.now()) throw new CodedError('Forbidden');
  const work = await rememberPlayable(parts, videoId, { personId: signed.viewer, hasPass: pass !== undefined });
  if (!work) throw new CodedError('NullPointer');
  return { videoId, work };
}

async function find(
  { db }: PlayParts,
  { videoId, asked }: Pick<PlayPath, 'videoId' | 'asked'>,
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

/** Without the token, which would let readers of the log watch. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/^(\/play\/[^/]*\/)[^/]*/, '$1…');
}
