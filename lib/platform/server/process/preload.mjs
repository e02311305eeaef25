/**
 * Loaded before Next's server (`node --import …/preload.mjs server.js`) for what Next leaves to its host: the
 * truth about the client's address, the headers of every answer, calls and kept pages without a detour, and a
 * stop that finishes what has begun.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { createFront } from '../page-cache/front.mjs';
import { pageStore } from '../page-cache/store.mjs';
import { clientAddress, parseTrusted } from './client-address.mjs';
import { headersByRequest, passNonceOn, prepareResponse, withNonce } from './response-headers.mjs';

const {
  TRUSTED_PROXIES = '',
  NEXT_PUBLIC_IMAGE_HOST,
  NEXT_PUBLIC_VIDEO_HOST,
  CUSTOMER_CHAT_URL,
  WECHAT_APP_ID,
} = process.env;
const trusted = readTrusted();
const headersFor = headersByRequest({
  imageHost: NEXT_PUBLIC_IMAGE_HOST,
  videoHost: NEXT_PUBLIC_VIDEO_HOST,
  chatUrl: CUSTOMER_CHAT_URL,
  wechatAppId: WECHAT_APP_ID,
});
const front = createFront(pageStore);
/** The nonce of the answer on its way, for `lib/platform/shared/script-nonce.ts`. */
const nonces = new AsyncLocalStorage();
globalThis.lightfieldNonces = nonces;
/** How long requests in flight may take to finish after a stop was asked for. */
const graceMs = 10_000;
const sweepMs = 50;
/** How long a connection on which nothing was asked yet is waited for after that: a request may be on its way. */
const silentMs = 500;
const servers = new Set();
const sockets = new Set();
/** Ends what would otherwise go on for as long as its client likes (`../api/events-answer.ts`). */
const stopping = new AbortController();
globalThis.lightfieldStopping = stopping;
/** Calls of the API; probes and metrics have route files of their own. */
const isCall = /^\/api\/(?!(?:health|metrics)(?:[/?]|$))/;

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function patchedEmit(event, ...values) {
  if (event === 'listening') servers.add(this);
  if (event === 'connection') keep(values[0]);
  if (event !== 'request') return emit.call(this, event, ...values);
  const [request, response] = values;
  const claimed = request.headers['x-forwarded-for'] ?? '';
  request.headers['x-forwarded-for'] = clientAddress(request.socket.remoteAddress ?? '', claimed, trusted);
  // Set by the product once it has started (`lib/app/dynamic-pages.ts`).
  const nonce = globalThis.lightfieldIsMadeForEach?.(request.url) ? randomBytes(16).toString('base64') : undefined;
  const headers = withNonce(headersFor(request), nonce);
  passNonceOn(request, headers, nonce);
  prepareResponse(response, headers);
  // Set by the product once it has started (`lib/app/serve-api.ts`).
  if (isCall.test(request.url) && globalThis.lightfieldApi) return globalThis.lightfieldApi(request, response);
  if (front.answer(request, response)) return true;
  return nonces.run(nonce, () => front.follow(request, response, () => emit.call(this, event, ...values)));
};

// The built server listens where HOSTNAME says, which most shells and every container set to the machine's name.
process.env.HOSTNAME = process.env.HOST || 'localhost';

// Longer than proxies keep an idle connection to us: one that we close at the moment of its use is a failed request.
process.env.KEEP_ALIVE_TIMEOUT ||= '75000';

// Next's own handling exits as soon as its server is closed, before the product has written what it gathered.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop() {
  stopping.abort();
  await Promise.all([...servers].map(close));
  // Set by the product once it has started (`lib/platform/server/lifecycle.ts`).
  await globalThis.lightfieldStop?.();
  process.exit(0);
}

function keep(socket) {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
}

function close(server) {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // Node closes those that are idle now; one whose answer is still on its way would be kept alive after it.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    // For Node a connection without a request is a busy one.
    const silence = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, silentMs);
    server.close(() => {
      clearTimeout(force);
      clearTimeout(silence);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function readTrusted() {
  try {
    return parseTrusted(TRUSTED_PROXIES);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
