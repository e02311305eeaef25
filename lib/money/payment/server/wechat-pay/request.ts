import { randomBytes } from 'node:crypto';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import { ProviderError } from '../provider';
import { authorizationOf, type Moment } from './sign';
import { refusalOf } from './verify';

/** How long the service may take, in milliseconds. */
const answerMs = 10_000;

/**
 * Refusals that every repetition of the same request gets. All others may pass, also those that we do not know: of frequency,
 * of our balance (NOT_ENOUGH), of a configuration that is being mended, of a gateway in between.
 */
const lasting = [
  'ORDERPAID',
  'ORDER_CLOSED',
  'ORDER_NOT_EXIST',
  'RESOURCE_NOT_EXISTS',
  'OUT_TRADE_NO_USED',
  'PARAM_ERROR',
  'INVALID_REQUEST',
  'OPENID_MISMATCH',
  'USER_ACCOUNT_ABNORMAL',
];

/** A moment for a signature. */
export const momentAt = (now: number): Moment => ({
  timestamp: String(Math.floor(now / 1000)),
  nonce: randomBytes(16).toString('hex'),
});

interface Request {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body?: Record<string, unknown>;
  now: number;
}

/**
 * Calls the service and returns the verified body of its answer as JSON; null for an answer without one. Throws a
 * ProviderError with the service's own code, also where the answer is not from the service; a network error where there is
 * none within ten seconds.
 */
export async function callService(settings: WechatPaySettings, { method, path, body, now }: Request): Promise<unknown> {
  const sent = body ? JSON.stringify(body) : '';
  const answer = await fetchSigned(settings, `${settings.apiUrl}${path}`, { method, sent, now });
  const text = await answer.text();
  // Errors may lack a signature, as nothing is booked by them; a wrong one is never believed.
  const refusal =
    answer.ok || answer.headers.has('wechatpay-signature') ? refusalOf(settings, answer.headers, text, now) : null;
  if (!answer.ok && !refusal) throw errorOf(answer.status, text);
  if (refusal) throw new ProviderError('ANSWER_NOT_VERIFIED', false, `The service's answer was refused: ${refusal}.`);
  return text === '' ? null : JSON.parse(text);
}

/** Fetches an address of the service with our signature; the answer is not verified. */
export async function fetchSigned(
  settings: WechatPaySettings,
  address: string,
  { method, sent, now }: { method: 'GET' | 'POST'; sent: string; now: number },
): Promise<Response> {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return fetch(address, {
    method,
    ...(method === 'POST' && { body: sent }),
    headers: {
      Authorization: authorizationOf(settings, { method, path, body: sent }, momentAt(now)),
      // The key that the answer is to be signed with; without it a merchant with both kinds gets any.
      'Wechatpay-Serial': settings.keyInUse,
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': 'lightfield',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
}

function errorOf(status: number, text: string): ProviderError {
  const { code, message } = readError(text);
  return new ProviderError(code, lasting.includes(code), `${status} ${code}: ${message}`);
}

function readError(text: string): { code: string; message: string } {
  try {
    const said = JSON.parse(text) as { code?: unknown; message?: unknown };
    return { code: String(said.code ?? 'UNKNOWN'), message: String(said.message ?? '') };
  } catch {
    // A gateway in between answers in its own way.
    return { code: 'UNKNOWN', message: text.slice(0, 200) };
  }
}
