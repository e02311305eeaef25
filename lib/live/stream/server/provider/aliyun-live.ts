import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import { signAcs3 } from '@/lib/platform/server/cloud/acs3-signature';
import type { LiveProviderSettings } from '@/lib/platform/server/settings';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { aliyunAuth, aliyunCallbackSign, requireSign, timeOf } from './addresses';
import { askApi } from './ask-api';
import type { Callback, LiveProvider } from './live-provider';

/** A callback is repeated for some seconds; clocks differ. */
const callbackMs = 10 * millisecondsInMinute;
const events = { publish: 'began', publish_done: 'ended' } as const;

/** `Code` is there for errors alone. */
const answer = z.object({ StreamState: z.string().optional(), Code: z.string().optional() });

/** Live streams by Alibaba Cloud (ApsaraVideo Live, API of 2016-11-01). */
export function aliyunLive(settings: LiveProviderSettings): LiveProvider {
  const { app, pushHost, pullHost, pushKey, pullKey, validSeconds } = settings;
  return {
    pushAddress({ name, until }) {
      const signed = aliyunAuth(`/${app}/${name}`, { at: timeOf(until, validSeconds), key: pushKey });
      return { server: `rtmp://${pushHost}/${app}`, key: `${name}?auth_key=${signed}` };
    },
    playAddress({ name, until }) {
      const path = `/${app}/${name}.m3u8`;
      const signed = aliyunAuth(path, { at: timeOf(until, validSeconds), key: pullKey });
      return `https://${pullHost}${path}?auth_key=${signed}`;
    },
    async isOnline(name, now) {
      const { StreamState } = await call(settings, { action: 'DescribeLiveStreamState', name, now });
      if (StreamState === undefined) throw new Error('Alibaba Cloud does not say how a stream is.');
      return StreamState === 'online';
    },
    async forbid({ name, until }, now) {
      const more = { LiveStreamType: 'publisher', ResumeTime: new Date(until).toISOString().replace(/\.\d+Z$/, 'Z') };
      await call(settings, { action: 'ForbidLiveStream', name, now, more });
    },
    readCallback: async (request, now) => readCallback(settings, request, now),
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
  const parameters = { DomainName, AppName, StreamName: name, ...more };
  const signed = signAcs3({ apiUrl, action, version: '2016-11-01', parameters, now, nonce: randomUUID() }, settings);
  const said = await askApi(signed, answer);
  if (said.Code !== undefined) throw new Error(`Alibaba Cloud refused ${action}: ${said.Code}`);
  return said;
}

/** All of it is in the query. Of these callbacks, unlike others, the domain that is signed is that of the encoders. */
function readCallback(settings: LiveProviderSettings, { url, headers }: Request, now: number): Callback | null {
  const seconds = headers.get('ALI-LIVE-TIMESTAMP') ?? '';
  const expected = aliyunCallbackSign(settings.pushHost, seconds, settings.callbackKey);
  requireSign(headers.get('ALI-LIVE-SIGNATURE') ?? '', expected);
  if (!(Math.abs(Number(seconds) * 1000 - now) <= callbackMs)) throw new CodedError('Forbidden');
  const { searchParams } = new URL(url);
  const { pushHost, app } = settings;
  const isOurs = searchParams.get('app') === pushHost && searchParams.get('appname') === app;
  const action = searchParams.get('action') ?? '';
  const name = searchParams.get('id') ?? '';
  return isOurs && Object.hasOwn(events, action) ? { name, event: events[action as keyof typeof events] } : null;
}
