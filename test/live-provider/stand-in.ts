import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { env } from '@/lib/platform/server/env';
import type { LiveProviderSettings } from '@/lib/platform/server/settings';
import { h264, moving, tone } from '../films';
import { loopbackCertificate } from '../loopback-site';
import { aliyun, tencent, type Vendor } from './vendors';

/** Its state, to be read and changed by a test. */
interface ProviderState {
  /** Names that encoders send; null is one whose picture nobody drew. */
  online: Map<string, ChildProcess | null>;
  /** By name: until when nobody may send it, in ms. */
  forbidden: Map<string, number>;
  /** Its API answers with errors. */
  isAway: boolean;
  /** Actions that the API was asked for, with the name: `DescribeLiveStreamState night`. */
  asked: string[];
}

export interface ProviderStandIn {
  settings: LiveProviderSettings;
  state: ProviderState;
  /** An encoder begins to send by these settings, as a moving picture or as nothing but a word; throws where it is refused. */
  push(to: { server: string; key: string }, options?: { isDrawn?: boolean }): string;
  /** It stops. */
  leave(name: string): void;
  /** The status of an address for players. */
  statusOf(address: string): number;
  callback(name: string, isBegin: boolean, key?: string): Request;
  stop(): Promise<void>;
}

/**
 * A provider of live streams on free loopback ports: its API with the account's signatures, and HLS by https at signed addresses. What an
 * encoder sends is drawn by ffmpeg. `now` is its clock.
 */
export async function startProvider(kind: LiveProviderSettings['vendor'], now: () => number): Promise<ProviderStandIn> {
  const word = () => randomBytes(12).toString('hex');
  const settings: LiveProviderSettings = {
    ...{ vendor: kind, pushHost: 'push.example.org', pullHost: '', app: 'live', validSeconds: 1800, apiUrl: '' },
    ...{ pushKey: word(), pullKey: word(), callbackKey: word(), accessKeyId: word(), accessKeySecret: word() },
  };
  const vendor = kind === 'aliyun' ? aliyun(settings) : tencent(settings);
  const state: ProviderState = { online: new Map(), forbidden: new Map(), isAway: false, asked: [] };
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-provider-'));
  const part: Part = { settings, state, vendor, folder, now };
  const api = await listen(createHttp((request, response) => void answerCall(part, request, response)));
  const hls = await listen(
    createHttps(loopbackCertificate, (request, response) => answerPlayer(part, request, response)),
  );
  settings.apiUrl = `http://127.0.0.1:${portOf(api)}`;
  settings.pullHost = `localhost:${portOf(hls)}`;
  return {
    settings,
    state,
    push: (to, options) => push(part, to, options),
    leave: (name) => leave(part, name),
    statusOf: (address) => statusOf(part, new URL(address)),
    callback: (name, isBegin, key) => vendor.callback({ name, isBegin, now: now(), key }),
    async stop() {
      for (const name of state.online.keys()) leave(part, name);
      for (const server of [api, hls]) {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }
      rmSync(folder, { recursive: true });
    },
  };
}

interface Part {
  settings: LiveProviderSettings;
  state: ProviderState;
  vendor: Vendor;
  folder: string;
  now(): number;
}

async function listen<Of extends Server>(server: Of): Promise<Of> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

function push(part: Part, { server, key }: { server: string; key: string }, { isDrawn = true } = {}): string {
  const { settings, state, vendor, folder, now } = part;
  const address = new URL(`${server}/${key}`);
  const name = address.pathname.split('/').at(-1) ?? '';
  const refusal = vendor.refuse(address, settings.pushKey, now());
  if (address.host !== settings.pushHost || refusal) throw new Error(refusal ?? 'another host');
  if ((state.forbidden.get(name) ?? 0) > now()) throw new Error('forbidden');
  const words = ['-re', ...moving('640x360', 120), ...tone(120), ...h264, '-g', '50', '-f', 'hls', '-hls_time', '2'];
  const file = join(folder, `${name}.m3u8`);
  const draw = () =>
    spawn(env().ffmpeg, ['-v', 'quiet', ...words, '-hls_flags', 'delete_segments', file], { stdio: 'ignore' });
  state.online.set(name, isDrawn ? draw() : null);
  return name;
}

function leave({ state }: Part, name: string): void {
  state.online.get(name)?.kill('SIGKILL');
  state.online.delete(name);
}

async function answerCall({ state, vendor, settings, now }: Part, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const wrong = vendor.wrongInCall(request, body, now());
  const { action, domain, app, name, resumeTime } = vendor.read(request, body);
  state.asked.push(`${action} ${name}`);
  const isKnown = domain === settings.pushHost && app === settings.app;
  const said = vendor.answer(wrong ? { code: wrong } : isKnown ? act() : { code: 'InvalidParameter' });
  response.writeHead(said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body));

  function act(): Parameters<Vendor['answer']>[0] {
    if (state.isAway) return { code: 'InternalError' };
    if (action === 'DescribeLiveStreamState') {
      if ((state.forbidden.get(name) ?? 0) > now()) return { state: 'forbidden' };
      return { state: state.online.has(name) ? 'online' : 'offline' };
    }
    if (action !== 'ForbidLiveStream' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(resumeTime))
      return { code: 'Invalid' };
    state.forbidden.set(name, Date.parse(resumeTime));
    state.online.get(name)?.kill('SIGKILL');
    state.online.delete(name);
    return {};
  }
}

function statusOf({ state, vendor, settings, now }: Part, address: URL): number {
  const name = /^\/live\/([\w-]+)\.m3u8$/.exec(address.pathname)?.[1] ?? '';
  if (vendor.refuse(address, settings.pullKey, now())) return 403;
  return state.online.has(name) ? 200 : 404;
}

/** Its own addresses of pieces are signed by the provider itself. */
function answerPlayer(part: Part, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const address = new URL(url, 'https://localhost');
  const isPiece = /^\/live\/[\w-]+\.ts$/.test(address.pathname);
  const status = isPiece ? 200 : statusOf(part, address);
  const file = join(part.folder, address.pathname.split('/').at(-1) ?? '');
  if (status !== 200 || !existsSync(file)) return void response.writeHead(status === 200 ? 404 : status).end();
  createReadStream(file).pipe(response);
}
