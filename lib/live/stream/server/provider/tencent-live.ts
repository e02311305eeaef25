import { millisecondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import { readText } from '@/lib/platform/server/api/read-body';
import { signTc3 } from '@/lib/platform/server/cloud/tc3-signature';
import type { LiveProviderSettings } from '@/lib/platform/server/settings';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { requireSign, tencentAuth, tencentCallbackSign, timeOf } from './addresses';
import { askApi } from './ask-api';
import type { Callback, LiveProvider } from './live-provider';

/** A callback says when it ends: ten minutes after it was sent. Clocks differ. */
const callbackMs = 15 * millisecondsInMinute;
/** Callbacks are less than one kB. */
const mostBytes = 16 * 1024;
const states = ['active', 'inactive', 'forbid'] as const;

const answer = z.object({
  Response: z.object({ StreamState: z.enum(states).optional(), Error: z.object({ Code: z.string() }).optional() }),
});
/** Older callbacks have the seconds as text. */
const seconds = z.union([z.int(), z.string().regex(/^\d{1,12}$/)]).transform(Number);
const signedBody = z.object({ t: seconds, sign: z.string().max(64) });
/** `event_type` has other values for recordings and the like. */
const streamBody = z.object({
  event_type: z.literal([0, 1]),
  app: z.string(),
  appname: z.string(),
  stream_id: z.string(),
});

/** Live streams by Tencent Cloud (Cloud Streaming Services, API of 2018-08-01). */
export function tencentLive(settings: LiveProviderSettings): LiveProvider {
  const { app, pushHost, pullHost, pushKey, pullKey, validSeconds } = settings;
  return {
    pushAddress({ name, until }) {
      const signed = tencentAuth(name, { at: timeOf(until, validSeconds), key: pushKey });
      return { server: `rtmp://${pushHost}/${app}`, key: `${name}?${signed}` };
    },
    playAddress({ name, until }) {
      const signed = tencentAuth(name, { at: timeOf(until, validSeconds), key: pullKey });
      return `https://${pullHost}/${app}/${name}.m3u8?${signed}`;
    },
    async isOnline(name, now) {
      const { StreamState } = await call(settings, { action: 'DescribeLiveStreamState', name, now });
      if (StreamState === undefined) throw new Error('Tencent Cloud does not say how a stream is.');
      return StreamState === 'active';
    },
    async forbid({ name, until }, now) {
      const more = {
        ResumeTime: new Date(until).toISOString().replace(/\.\d+Z$/, 'Z'),
        Reason: 'The broadcast is over.',
      };
      await call(settings, { action: 'ForbidLiveStream', name, now, more });
    },
    readCallback: (request, now) => readCallback(settings, request, now),
  };
}

interface Call {
  action: string;
  name: string;
  now: number;
  more?: Record<string, string>;
}

async function call(settings: LiveProviderSettings, { action, name, now, more }: Call) {
  const { apiUrl, pushHost: DomainName, app: AppName } = settings;
  const body = JSON.stringify({ DomainName, AppName, StreamName: name, ...more });
  const signed = signTc3({ apiUrl, service: 'live', action, version: '2018-08-01', body, now }, settings);
  const { Response } = await askApi({ ...signed, body }, answer);
  if (Response.Error) throw new Error(`Tencent Cloud refused ${action}: ${Response.Error.Code}`);
  return Response;
}

async function readCallback(settings: LiveProviderSettings, request: Request, now: number): Promise<Callback | null> {
  const said = await readJson(request);
  const signed = signedBody.safeParse(said);
  if (!signed.success) throw new CodedError('Forbidden');
  const { t, sign } = signed.data;
  requireSign(sign, tencentCallbackSign(t, settings.callbackKey));
  if (t * 1000 < now || t * 1000 > now + callbackMs) throw new CodedError('Forbidden');
  const { data: body } = streamBody.safeParse(said);
  if (body?.app !== settings.pushHost || body.appname !== settings.app) return null;
  return { name: body.stream_id, event: body.event_type === 1 ? 'began' : 'ended' };
}

/** Undefined for what is no JSON. */
async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
