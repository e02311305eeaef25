import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { FcmSettings } from '@/lib/platform/server/settings';
import { answerMs, type DeviceOutcome, PushError, type PushMessage, type PushSender, secondsLeft } from './push-sender';
import { sendToEach } from './send-to-each';
import { discardToken, sharedToken } from './shared-token';
import { signJwt } from './sign-jwt';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Calls at once. */
const parallel = 50;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() });
const refusal = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .default([]),
  }),
});

/** What the service says of a device without the app, or with that of somebody else. */
const goneCodes: readonly string[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

/** Push messages by Firebase Cloud Messaging (HTTP v1), to one device by each call. */
export function fcm(settings: FcmSettings): PushSender {
  return {
    atOnce: 1000,
    async send(context, tokens, message) {
      const access = await accessToken(settings, context);
      return sendToEach(tokens, parallel, (token) => sendOne(settings, context, { access, token, message }));
    },
  };
}

interface One {
  access: string;
  token: string;
  message: PushMessage;
}

async function sendOne(
  settings: FcmSettings,
  context: Context,
  { access, token, message }: One,
): Promise<DeviceOutcome> {
  const { title, text, url, key } = message;
  const response = await fetch(`${settings.apiUrl}/v1/projects/${settings.projectId}/messages:send`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      message: {
        token,
        notification: { title, body: text },
        data: { url },
        android: { priority: 'HIGH', ttl: `${secondsLeft(context.now(), message)}s`, notification: { tag: key } },
      },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  if (response.ok) {
    await response.body?.cancel();
    return 'sent';
  }
  const read = refusal.safeParse(await response.json().catch(() => undefined)).data?.error;
  const code = read?.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? read?.status ?? '';
  if (response.status === 401) {
    await discardToken(context, nameOf(settings), access);
    return 'later';
  }
  const isNone = read?.details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  );
  if (goneCodes.includes(code) || isNone) return 'gone';
  context.log.warn({ status: response.status, code }, 'FCM refused a message');
  return response.status === 429 || response.status >= 500 ? 'later' : 'refused';
}

const nameOf = ({ email }: FcmSettings) => `fcm ${email}`;

/** The access token: given for claims signed by the service account's key (RFC 7523), valid for an hour. */
function accessToken(settings: FcmSettings, context: Context): Promise<string> {
  return sharedToken(context, nameOf(settings), async () => {
    const now = context.now();
    const iat = Math.floor(now / 1000);
    const claims = { iss: settings.email, scope, aud: settings.tokenUrl, iat, exp: iat + millisecondsInHour / 1000 };
    const response = await fetch(settings.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signJwt(settings.privateKey, claims),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const read = tokenAnswer.safeParse(await response.json().catch(() => undefined));
    if (!read.success) throw new PushError(`FCM gave no access token, with status ${response.status}.`);
    const { access_token: value, expires_in } = read.data;
    return { value, expiresAt: now + expires_in * 1000 - millisecondsInMinute };
  });
}
