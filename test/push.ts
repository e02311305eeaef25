import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import type { ApnsSettings, FcmSettings, JpushSettings } from '@/lib/platform/server/settings';

/** A message that a service took. */
interface Taken {
  tokens: string[];
  body: Record<string, unknown>;
}

/** A service's state, to be read and changed by a test. */
export interface PushState {
  taken: Taken[];
  calls: number;
  /** Tokens of devices that no longer have the app. */
  gone: Set<string>;
  /** A status that every call is answered with. */
  failure: number | null;
}

const begin = (): PushState => ({ taken: [], calls: 0, gone: new Set(), failure: null });

async function listen(server: Server | Http2Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stopServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** JPush's Push API v3 on a free loopback port; a registration id has 11 to 40 letters and digits, and a message its id. */
export async function startJpush(): Promise<{ account: JpushSettings; state: PushState; stop(): Promise<void> }> {
  const account = { appKey: 'a'.repeat(24), masterSecret: 'b'.repeat(24), apiUrl: '' };
  const state = begin();
  const cids = new Set<string>();
  const server = createServer(async (request, response) => {
    state.calls += 1;
    const say = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const refuse = (status: number, code: number) => say(status, { error: { code, message: 'refused' } });
    const basic = Buffer.from(`${account.appKey}:${account.masterSecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${basic}`) return refuse(401, 1004);
    if (request.url === '/v3/push/cid?count=1&type=push') {
      const cid = `${account.appKey}-${randomUUID()}`;
      cids.add(cid);
      return say(200, { cidlist: [cid] });
    }
    if (`${request.method} ${request.url}` !== 'POST /v3/push') return refuse(404, 1000);
    const { cid, audience, ...body } = (await json(request)) as Record<string, unknown> & {
      cid: string;
      audience: { registration_id: string[] };
    };
    if (state.failure !== null) return refuse(state.failure, 1200);
    if (!cids.has(cid)) return refuse(400, 1003);
    const tokens = audience.registration_id;
    if (tokens.length > 1000 || tokens.some((token) => !/^[0-9a-zA-Z]{11,40}$/.test(token))) return refuse(400, 1003);
    if (tokens.every((token) => state.gone.has(token))) return refuse(400, 1011);
    // A message with an id that was used is taken for the same.
    if (cids.delete(cid)) state.taken.push({ tokens, body });
    return say(200, { sendno: '0', msg_id: '1' });
  });
  account.apiUrl = await listen(server);
  return { account, state, stop: () => stopServer(server) };
}

/** What a JSON Web Token says, once its signature by this key is good; null for any other. */
function claimsOf(token: string, key: FcmSettings['privateKey']) {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }).toString()), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return isGood ? { ...read(head), ...read(claims) } : null;
}

/** Firebase Cloud Messaging (HTTP v1) on a free loopback port, with the server that gives access tokens. */
export async function startFcm(now: () => number): Promise<{
  account: FcmSettings;
  state: PushState & { given: string[]; valid: Set<string> };
  stop(): Promise<void>;
}> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account: FcmSettings = {
    ...{ projectId: 'light', email: 'push@light.example', privateKey, tokenUrl: '', apiUrl: '' },
  };
  const state = { ...begin(), given: [] as string[], valid: new Set<string>() };
  const server = createServer(async (request, response) => {
    const say = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const refuse = (status: number, words: string, ...details: object[]) =>
      say(status, { error: { code: status, status: words, details } });
    if (request.url === '/token') {
      const form = new URLSearchParams(await text(request));
      const claims = claimsOf(form.get('assertion') ?? '', privateKey);
      const isGood =
        form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
        claims?.alg === 'RS256' &&
        claims.iss === account.email &&
        claims.aud === account.tokenUrl &&
        claims.scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
        Number(claims.exp) === Number(claims.iat) + 3600 &&
        Math.abs(Number(claims.iat) * 1000 - now()) < 300_000;
      if (!isGood) return say(400, { error: 'invalid_grant' });
      const value = `ya29.${randomUUID()}`;
      state.given.push(value);
      state.valid.add(value);
      return say(200, { access_token: value, expires_in: 3599, token_type: 'Bearer' });
    }
    state.calls += 1;
    if (!state.valid.has((request.headers.authorization ?? '').replace('Bearer ', ''))) {
      return refuse(401, 'UNAUTHENTICATED');
    }
    if (request.url !== '/v1/projects/light/messages:send') return refuse(404, 'NOT_FOUND');
    const { message } = (await json(request)) as { message: Record<string, unknown> & { token: string } };
    if (state.failure !== null) return refuse(state.failure, 'UNAVAILABLE');
    if (state.gone.has(message.token)) return refuse(404, 'NOT_FOUND', { errorCode: 'UNREGISTERED' });
    if (message.token.length < 20) {
      const violation = { fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }] };
      return refuse(400, 'INVALID_ARGUMENT', { errorCode: 'INVALID_ARGUMENT' }, violation);
    }
    state.taken.push({ tokens: [message.token], body: message });
    return say(200, { name: 'projects/light/messages/1' });
  });
  account.apiUrl = await listen(server);
  account.tokenUrl = `${account.apiUrl}/token`;
  return { account, state, stop: () => stopServer(server) };
}

/** Apple's push service (HTTP/2, tokens) on a free loopback port, without TLS; a device's token is hexadecimal. */
export async function startApns(now: () => number): Promise<{
  account: ApnsSettings;
  state: PushState & { bearers: Set<string>; connections: number };
  stop(): Promise<void>;
}> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = { keyId: 'ABCDE12345', teamId: 'FGHIJ67890', topic: 'org.example.light' };
  const account: ApnsSettings = { ...names, privateKey, apiUrl: '' };
  const state = { ...begin(), bearers: new Set<string>(), connections: 0 };
  const server = createHttp2Server();
  const open = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    state.connections += 1;
    open.add(session);
  });
  server.on('stream', async (stream, headers) => {
    state.calls += 1;
    const body = (await json(stream)) as Record<string, unknown>;
    const say = (status: number, reason?: string) => {
      stream.respond({ ':status': status });
      stream.end(reason && JSON.stringify({ reason }));
    };
    const bearer = String(headers.authorization).replace('bearer ', '');
    const claims = claimsOf(bearer, privateKey);
    if (claims?.alg !== 'ES256' || claims.kid !== account.keyId || claims.iss !== account.teamId) {
      return say(403, 'InvalidProviderToken');
    }
    if (now() - Number(claims.iat) * 1000 > 3_600_000) return say(403, 'ExpiredProviderToken');
    state.bearers.add(bearer);
    if (state.failure !== null) return say(state.failure, 'InternalServerError');
    const token = /^\/3\/device\/([0-9a-f]{64})$/.exec(String(headers[':path']))?.[1];
    if (!token) return say(400, 'BadDeviceToken');
    if (headers['apns-topic'] !== account.topic) return say(400, 'DeviceTokenNotForTopic');
    if (headers['apns-push-type'] !== 'alert' || !/^\d+$/.test(String(headers['apns-expiration']))) {
      return say(400, 'InvalidPushType');
    }
    if (state.gone.has(token)) return say(410, 'Unregistered');
    state.taken.push({ tokens: [token], body: { ...body, key: headers['apns-collapse-id'] } });
    return say(200);
  });
  account.apiUrl = await listen(server);
  return {
    account,
    state,
    async stop() {
      for (const session of open) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
