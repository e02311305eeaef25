import type { Logger } from 'pino';
import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { CodedError, type ErrorCode, errorStatus } from '@/lib/platform/shared/error-codes';
import { type Language, languageFromHeader } from '@/lib/platform/shared/language';
import en from '@/messages/en/errors.json';
import zh from '@/messages/zh/errors.json';
import { eventsAnswer } from './events-answer';
import type { FileAnswer, OpenEvents } from './route';

const messages: Record<Language, Record<ErrorCode, string>> = { zh, en };

/**
 * What a verb gave as the answer of its endpoint: the envelope of a success, `{code: 'OK', data}` (specification section
 * 8), a file or a stream of events.
 */
export async function answerOf(
  { answers }: Endpoint,
  given: unknown,
  { request, log }: { request: Request; log: Logger },
): Promise<Response> {
  if (answers === 'file') return fileAnswer(given as FileAnswer);
  if (answers === 'events') return eventsAnswer(given as OpenEvents, request, log);
  return answer(200, { code: 'OK', data: given });
}

function fileAnswer({ name, contentType, body }: FileAnswer): Response {
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      // Should a browser show it all the same, it is nothing of ours and does nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}

/** A file name as a header carries it (RFC 8187), where some signs that addresses take are refused. */
export function encodeName(name: string): string {
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, hex);
}

/**
 * The envelope of a failure: `{code, message}` with the true status, in the language of the `Language` header. What
 * is not a CodedError is answered as Internal; its text stays in the log.
 */
export function errorAnswer(error: unknown, request: Request): Response {
  const coded = error instanceof CodedError ? error : new CodedError('Internal');
  const language = languageFromHeader(request.headers.get('language'));
  const { fields, retryAfterSeconds } = coded.details;
  const body = { code: coded.code, message: messages[language][coded.code], ...(fields && { fields }) };
  const response = answer(errorStatus[coded.code], body);
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Language' },
  });
}
