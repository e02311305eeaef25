import type { Logger } from 'pino';
import { mediaStorage } from '@/lib/base/media/port';
import { isAdmitted } from '@/lib/live/admission/port';
import { findHostedBroadcast, findPublicBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import { errorAnswer } from '@/lib/platform/server/api/answer';
import { briefly } from '@/lib/platform/server/briefly';
import type { Database } from '@/lib/platform/server/db/database';
import { answerFile } from '@/lib/platform/server/files/answer-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { forScreens, harmless } from '@/lib/works/film/port';
import { pieceKey } from '../../rules/piece-key';
import { type AskedOfStream, parseLivePath } from '../../rules/playlist';
import { noteViewing } from './count-viewings';
import { type LiveToken, readLiveToken } from './live-token';
import { findSessionOf, readList, readMaster } from './read-stream';

interface LiveParts {
  db: Database;
  now(): number;
  log: Logger;
}

const rememberAccess = briefly<{ isOver: boolean }>();

/**
 * Answers GET and HEAD of `/play/live/<broadcast>/<token>/…`: the playlists and pieces of a stream. At each request the signature,
 * its validity and the present access are checked, so that a broadcast that is taken down, and a pass that is taken back, end within
 * a second. Errors are the API's envelope: 403 for an invalid or expired signature and for who may not watch, 404 for what is not
 * there.
 */
export async function serveLive(request: Request, parts: LiveParts): Promise<Response> {
  try {
    return forScreens(await answerAsked(request, parts));
  } catch (error) {
    if (!(error instanceof CodedError)) parts.log.error({ err: error }, 'playing a stream failed');
    const failure = errorAnswer(error, request);
    return forScreens(request.method === 'HEAD' ? new Response(null, failure) : failure);
  }
}

async function answerAsked(request: Request, parts: LiveParts): Promise<Response> {
  const path = parseLivePath(new URL(request.url).pathname);
  if (!path) throw new CodedError('NullPointer');
  const { broadcastId, asked } = path;
  const token = await readLiveToken(parts, broadcastId, path.token);
  if (!token || token.expiresAt <= parts.now()) throw new CodedError('Forbidden');
  const access = await rememberAccess(
    parts,
    `${broadcastId} ${token.isRecording} ${token.isPreview || token.personId}`,
    () => requireAccess(parts, broadcastId, token),
  );
  return asked.kind === 'piece'
    ? answerPiece(request, parts, { broadcastId, ...asked })
    : answerPlaylist(request, parts, { broadcastId, asked, token, ...access });
}

/**
 * Throws NullPointer for a broadcast that is not public, and for a recording of somebody else's, Forbidden for who may not watch a stream
 * whole.
 */
async function requireAccess(
  { db, now }: LiveParts,
  broadcastId: string,
  token: LiveToken,
): Promise<{ isOver: boolean }> {
  if (token.isRecording) {
    await findHostedBroadcast(db.read, { id: broadcastId, personId: token.personId });
    return { isOver: true };
  }
  const broadcast = await findPublicBroadcast(db.read, broadcastId);
  const isLet = token.isPreview || (await isAdmitted(db.read, broadcast, token.personId));
  if (!isLet) throw new CodedError('Forbidden');
  const phase = phaseAt(broadcast, now());
  return { isOver: phase === 'ended' || phase === 'playback' };
}

async function answerPlaylist(
  request: Request,
  parts: LiveParts,
  asking: { broadcastId: string; asked: Exclude<AskedOfStream, { kind: 'piece' }>; token: LiveToken; isOver: boolean },
): Promise<Response> {
  const { broadcastId, asked, token, isOver } = asking;
  const isRecording = token.isRecording === true;
  const text =
    asked.kind === 'master'
      ? await readMaster(parts, { broadcastId, isRecording })
      : await readList(parts, { broadcastId, isRecording, quality: asked.quality, isOver });
  if (text === null) throw new CodedError('NullPointer');
  // A player asks for it every few seconds, as long as somebody watches.
  if (asked.kind === 'list' && !isRecording)
    noteViewing(broadcastId, token.viewing, { now: parts.now(), by: 'playlist' });
  const headers = { ...harmless, 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-store' };
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** A piece never changes. */
async function answerPiece(
  request: Request,
  parts: LiveParts,
  piece: { broadcastId: string; quality: number; number: number },
): Promise<Response> {
  const sessionId = await findSessionOf(parts, piece);
  if (sessionId === null) throw new CodedError('NullPointer');
  const key = pieceKey({ ...piece, sessionId });
  const storage = mediaStorage();
  const answer = await answerFile(request, {
    head: () => storage.head(key),
    read: (range) => storage.read(key, range),
    describe: () => ({ ...harmless, 'Content-Type': 'video/mp2t' }),
    cacheControl: 'private, max-age=3600, immutable',
  });
  if (!answer) throw new CodedError('NullPointer');
  return answer;
}
