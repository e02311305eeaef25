import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { text } from 'node:stream/consumers';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { ApnsSettings } from '@/lib/platform/server/settings';
import { answerMs, type DeviceOutcome, PushError, type PushMessage, type PushSender } from './push-sender';
import { sendToEach } from './send-to-each';
import { discardToken, sharedToken } from './shared-token';
import { signJwt } from './sign-jwt';

/** A token is valid for an hour, and may be renewed every twenty minutes at most. */
const tokenMs = 45 * millisecondsInMinute;
/** Requests at once on one connection. */
const parallel = 100;
/** A connection is kept for the next portion of people: the service takes many short ones for an attack. */
const idleMs = millisecondsInMinute;

/** Reasons for which a device is gone. */
const goneReasons: readonly string[] = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered', 'ExpiredToken'];

/** Push messages by Apple's push service (HTTP/2, tokens), to one device by each request. */
export function apns(settings: ApnsSettings): PushSender {
  return {
    atOnce: 1000,
    async send(context, tokens, message) {
      const bearer = await providerToken(settings, context);
      const session = await sessionTo(settings.apiUrl);
      return sendToEach(tokens, parallel, (token) => sendOne(settings, context, { session, bearer, token, message }));
    },
  };
}

const nameOf = ({ teamId, keyId }: ApnsSettings) => `apns ${teamId} ${keyId}`;

function providerToken(settings: ApnsSettings, context: Context): Promise<string> {
  return sharedToken(context, nameOf(settings), async () => {
    const now = context.now();
    const claims = { iss: settings.teamId, iat: Math.floor(now / 1000) };
    return { value: signJwt(settings.privateKey, claims, { kid: settings.keyId }), expiresAt: now + tokenMs };
  });
}

const sessions = new Map<string, ClientHttp2Session>();

/** The open connection to the service, or a new one. Throws a PushError when there is none to be had. */
async function sessionTo(address: string): Promise<ClientHttp2Session> {
  const open = sessions.get(address);
  if (open && !open.closed && !open.destroyed) return open;
  const session = connect(address);
  const forget = () => sessions.get(address) === session && sessions.delete(address);
  session.on('goaway', () => session.close()).on('close', forget);
  session.setTimeout(idleMs, () => session.close());
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new PushError('There is no connection to APNs.'));
    session.once('connect', () => resolve()).on('error', fail);
    session.once('close', fail);
  });
  session.unref();
  sessions.set(address, session);
  return session;
}

interface One {
  session: ClientHttp2Session;
  bearer: string;
  token: string;
  message: PushMessage;
}

async function sendOne(settings: ApnsSettings, context: Context, one: One): Promise<DeviceOutcome> {
  const { status, reason } = await request(settings, one);
  if (status === 200) return 'sent';
  if (status === 410 || goneReasons.includes(reason)) return 'gone';
  if (reason === 'ExpiredProviderToken') await discardToken(context, nameOf(settings), one.bearer);
  context.log.warn({ status, reason }, 'APNs refused a message');
  const isLater = status === 429 || status >= 500 || reason === 'ExpiredProviderToken';
  return isLater ? 'later' : 'refused';
}

/** One request; the answer to a refused one names its reason. Throws when there is no answer in time. */
async function request(
  { topic }: ApnsSettings,
  { session, bearer, token, message }: One,
): Promise<{ status: number; reason: string }> {
  const { title, text: body, url, key, expiresAt } = message;
  const stream = session.request({
    [constants.HTTP2_HEADER_METHOD]: 'POST',
    [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
    authorization: `bearer ${bearer}`,
    'apns-topic': topic,
    'apns-push-type': 'alert',
    'apns-priority': '10',
    'apns-expiration': String(Math.floor(expiresAt / 1000)),
    'apns-collapse-id': key,
  });
  stream.setTimeout(answerMs, () => stream.close(constants.NGHTTP2_CANCEL));
  const answered = new Promise<number>((resolve, reject) => {
    stream.once('response', (headers) => resolve(Number(headers[constants.HTTP2_HEADER_STATUS])));
    stream.once('error', reject).once('close', () => reject(new PushError('APNs did not answer.')));
  });
  stream.end(JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, url }));
  const status = await answered;
  return { status, reason: reasonOf(await text(stream)) };
}

function reasonOf(answer: string): string {
  try {
    return String(JSON.parse(answer).reason);
  } catch {
    return '';
  }
}
