import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LiveProviderSettings } from '@/lib/platform/server/settings';
import { wrongInCall } from '../acs3';
import { wrongInTc3 } from './tc3';

/** What a call of the API asks. */
export interface AskedOfApi {
  action: string;
  domain: string;
  app: string;
  name: string;
  resumeTime: string;
}

/** What the two vendors do differently. */
export interface Vendor {
  /** Why an address is refused; null for a right one. */
  refuse(address: URL, key: string, now: number): string | null;
  /** The Code for a call that is not signed by the account, now; null for a right one. */
  wrongInCall(request: IncomingMessage, body: Buffer, now: number): string | null;
  read(request: IncomingMessage, body: Buffer): AskedOfApi;
  /** An answer, or an error. */
  answer(said: { state?: 'online' | 'offline' | 'forbidden'; code?: string }): { status: number; body: object };
  callback(about: { name: string; isBegin: boolean; now: number; key?: string }): Request;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const address = 'http://localhost/api/live/stream/callback';

export function aliyun(settings: LiveProviderSettings): Vendor {
  const nonces = new Set<string>();
  return {
    refuse({ pathname, searchParams }, key, now) {
      const [at = '', rand, uid, hash] = (searchParams.get('auth_key') ?? '').split('-');
      if (hash !== md5(`${pathname}-${at}-${rand}-${uid}-${key}`)) return 'denied by auth_key';
      return (Number(at) + settings.validSeconds) * 1000 < now ? 'expired' : null;
    },
    wrongInCall: (request, body, now) => wrongInCall(request, body, { account: settings, now: () => now, nonces }),
    read({ url, headers }) {
      const { searchParams } = new URL(url ?? '', 'http://localhost');
      const asked = (name: string) => searchParams.get(name) ?? '';
      const version = headers['x-acs-version'] === '2016-11-01' && asked('LiveStreamType') !== 'viewer';
      return {
        action: version ? String(headers['x-acs-action']) : '',
        ...{ domain: asked('DomainName'), app: asked('AppName'), name: asked('StreamName') },
        resumeTime: asked('ResumeTime'),
      };
    },
    answer: ({ state, code }) =>
      code
        ? { status: 400, body: { RequestId: 'R', Code: code, Message: 'Specified call is refused.' } }
        : { status: 200, body: { RequestId: 'R', ...(state && { Type: 'push', StreamState: state }) } },
    callback({ name, isBegin, now, key = settings.callbackKey }) {
      const time = String(Math.floor(now / 1000));
      const about = { action: isBegin ? 'publish' : 'publish_done', ip: '203.0.113.9', id: name, time, usrargs: 'a=1' };
      const query = new URLSearchParams({ ...about, app: settings.pushHost, appname: settings.app, node: 'cdn1.cm3' });
      const headers = {
        'ALI-LIVE-TIMESTAMP': time,
        'ALI-LIVE-SIGNATURE': md5([settings.pushHost, time, key].join('|')),
      };
      return new Request(`${address}?${query}`, { headers });
    },
  };
}

export function tencent(settings: LiveProviderSettings): Vendor {
  return {
    refuse({ pathname, searchParams }, key, now) {
      const name = pathname.split('/').at(-1)?.replace('.m3u8', '');
      const time = searchParams.get('txTime') ?? '';
      if (searchParams.get('txSecret') !== md5(`${key}${name}${time}`)) return 'denied by txSecret';
      return (Number.parseInt(time, 16) + settings.validSeconds) * 1000 < now ? 'expired' : null;
    },
    wrongInCall: (request, body, now) =>
      wrongInTc3(request, body, { id: settings.accessKeyId, secret: settings.accessKeySecret, service: 'live', now }),
    read({ headers }, body) {
      const { DomainName: domain, AppName: app, StreamName: name, ResumeTime: resumeTime } = JSON.parse(String(body));
      const action = headers['x-tc-version'] === '2018-08-01' ? String(headers['x-tc-action']) : '';
      return { action, domain, app, name, resumeTime };
    },
    answer({ state, code }) {
      const states = { online: 'active', offline: 'inactive', forbidden: 'forbid' };
      const said = code ? { Error: { Code: code, Message: 'Refused.' } } : state ? { StreamState: states[state] } : {};
      return { status: 200, body: { Response: { ...said, RequestId: 'R' } } };
    },
    callback({ name, isBegin, now, key = settings.callbackKey }) {
      const t = Math.floor(now / 1000) + 600;
      const about = {
        app: settings.pushHost,
        appid: 12345678,
        appname: settings.app,
        channel_id: name,
        stream_id: name,
      };
      const event = { event_type: isBegin ? 1 : 0, event_time: t - 600, sequence: '2210464508206756938', errcode: 0 };
      const body = JSON.stringify({
        ...about,
        ...event,
        set_id: 2,
        user_ip: '203.0.113.9',
        t,
        sign: md5(`${key}${t}`),
      });
      return new Request(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    },
  };
}
