import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { JpushSettings } from '@/lib/platform/server/settings';
import { answerMs, type DeviceOutcome, PushError, type PushMessage, type PushSender, secondsLeft } from './push-sender';

/** JPush's codes: a parameter is invalid, which of the parameters here only a token can be; nobody has any of the tokens. */
const invalidParameter = 1003;
const nobody = 1011;

const refusal = z.object({ error: z.object({ code: z.int(), message: z.string().default('') }) });
const cidAnswer = z.object({ cidlist: z.tuple([z.string()], z.string()) });

/** The most calls for one portion, however many of its tokens are none. */
const mostCalls = 64;

/** Push messages by JPush (Push API v3), to up to 1,000 devices of all systems by one call. */
export function jpush(settings: JpushSettings): PushSender {
  return {
    atOnce: 1000,
    async send(context, tokens, message) {
      const budget = { calls: mostCalls };
      const outcomes = await push(settings, context, { tokens, message, budget });
      // Where nothing was taken, it may be the message that is invalid.
      const isTaken = outcomes.some(([, outcome]) => outcome === 'sent');
      return new Map(
        outcomes.map(([token, outcome]) => [token, outcome === 'invalid' ? (isTaken ? 'gone' : 'refused') : outcome]),
      );
    },
  };
}

interface Portion {
  tokens: readonly string[];
  message: PushMessage;
  budget: { calls: number };
}

type Outcomes = [token: string, outcome: DeviceOutcome | 'invalid'][];

async function push(
  settings: JpushSettings,
  context: Context,
  { tokens, message, budget }: Portion,
): Promise<Outcomes> {
  budget.calls -= 1;
  const { cidlist } = await call(settings, 'GET', '/v3/push/cid?count=1&type=push').then(expected(cidAnswer));
  const body = pushOf(message, { cid: cidlist[0], tokens, now: context.now() });
  // With its id a message that was asked for twice is sent once, so that silence is worth one more call.
  const answer = await call(settings, 'POST', '/v3/push', body).catch(() => call(settings, 'POST', '/v3/push', body));
  const all = (outcome: Outcomes[number][1]): Outcomes => tokens.map((token) => [token, outcome]);
  if (answer.ok) return all('sent');
  const { code, message: said } = refusal.safeParse(answer.body).data?.error ?? { code: answer.status, message: '' };
  if (code === nobody) return all('gone');
  if (code === invalidParameter && tokens.length === 1) return all('invalid');
  if (code === invalidParameter && budget.calls > 1) {
    // One of them is none: the halves are tried by themselves.
    const half = Math.ceil(tokens.length / 2);
    const first = await push(settings, context, { tokens: tokens.slice(0, half), message, budget });
    return [...first, ...(await push(settings, context, { tokens: tokens.slice(half), message, budget }))];
  }
  context.log.warn({ status: answer.status, code, said: said.slice(0, 300) }, 'JPush refused a message');
  return all(answer.status === 429 || answer.status >= 500 ? 'later' : 'refused');
}

function pushOf(message: PushMessage, { cid, tokens, now }: { cid: string; tokens: readonly string[]; now: number }) {
  const { title, text, url } = message;
  const extras = { url };
  return {
    cid,
    platform: 'all',
    audience: { registration_id: tokens },
    notification: {
      android: { alert: text, title, extras },
      ios: { alert: { title, body: text }, sound: 'default', extras },
      hmos: { alert: text, title, category: 'SUBSCRIPTION', extras },
    },
    options: { time_to_live: secondsLeft(now, message), apns_production: true },
  };
}

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** One call. Throws a network error, or a PushError for an answer that cannot be read. */
async function call(settings: JpushSettings, method: string, path: string, body?: object): Promise<Answer> {
  const { appKey, masterSecret, apiUrl } = settings;
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`${appKey}:${masterSecret}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  const read = await response.json().catch(() => {
    throw new PushError(`JPush's answer with status ${response.status} is unreadable.`);
  });
  return { ok: response.ok, status: response.status, body: read };
}

const expected =
  <Schema extends z.ZodType>(schema: Schema) =>
  ({ status, body }: Answer): z.output<Schema> => {
    const read = schema.safeParse(body);
    if (!read.success) throw new PushError(`JPush refused a call with status ${status}.`);
    return read.data;
  };
