import { gzipSync } from 'node:zlib';
import type { Handler } from 'hono';
import { accepts } from 'hono/accepts';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError, type ErrorCode, errorStatus } from '@/lib/platform/shared/error-codes';
import { type Language, languageFromHeader } from '@/lib/platform/shared/language';
import en from '@/messages/en/platform/errors.json';
import zh from '@/messages/zh/platform/errors.json';
import { isAway } from '../db/violations';
import { type Asking, eventsAnswer } from './events-answer';
import { BrokenOff } from './read-body';
import type { FileAnswer, OpenEvents } from './route';

const json = 'application/json; charset=utf-8';
const messages: Record<Language, Record<ErrorCode, string>> = { zh, en };

/**
 * The answer of an endpoint from its verb's result: the envelope of a success, `{code: 'OK', data}` (specification
 * section 8), a file or a stream of events.
 */
export async function answerOf({ answers }: Endpoint, given: unknown, asking: Asking): Promise<Response> {
  if (answers === 'file') return fileAnswer(given as FileAnswer);
  if (answers === 'events') return eventsAnswer(given as OpenEvents, asking);
  return answer(200, { code: 'OK', data: given });
}

function fileAnswer({ name, contentType, body }: FileAnswer): Response {
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      // If a browser shows it anyway, it must not run anything.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}

/** A file name in a header (RFC 8187), which requires more escaping than addresses. */
export function encodeName(name: string): string {
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, hex);
}

/** Answers a constant JSON text: encoded and compressed only once. */
export function madeOnce(text: string): Handler {
  const headers = { 'Content-Type': json, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  const compressed = gzipSync(text);
  return (context) => {
    const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
    if (encoding === 'identity') return new Response(text, { headers });
    return new Response(compressed, { headers: { ...headers, 'Content-Encoding': encoding } });
  };
}

/** For the log and the metrics; the client has disconnected. */
const brokenOffStatus = 499;

/**
 * The envelope of a failure: `{code, message}` with the true status, in the language of the `Language` header. Errors
 * other than CodedError are answered as Unavailable while the database is unreachable, else as Internal; its text stays
 * in the log.
 */
export function errorAnswer(error: unknown, request: Request): Response {
  if (error instanceof BrokenOff) return new Response(null, { status: brokenOffStatus });
  const coded = error instanceof CodedError ? error : codedOf(error);
  const language = languageFromHeader(request.headers.get('language'));
  const { fields, retryAfterSeconds } = coded.details;
  const body = { code: coded.code, message: messages[language][coded.code], ...(fields && { fields }) };
  const response = answer(errorStatus[coded.code], body);
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/** Retry-After when the database is unreachable. */
const awaySeconds = 5;

function codedOf(error: unknown): CodedError {
  return isAway(error) ? new CodedError('Unavailable', { retryAfterSeconds: awaySeconds }) : new CodedError('Internal');
}

function answer(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  // With its length it is known to be too short for compression, which would cost more than all the rest.
  const length = String(Buffer.byteLength(text));
  return new Response(text, {
    status,
    headers: { 'Content-Type': json, 'Content-Length': length, 'Cache-Control': 'no-store', Vary: 'Language' },
  });
}
