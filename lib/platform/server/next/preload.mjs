/**
 * Loaded before Next's server (`node --import …/preload.mjs server.js`) for what Next leaves to its host: the client's
 * address, the headers of every answer, direct answers to calls and cached pages, and a graceful stop.
 */
import http from 'node:http';
import { requestAnswerer } from '../process/answer-request.mjs';
import { parseTrusted } from '../process/client-address.mjs';
import { stopServers, watchServer } from '../process/stop-servers.mjs';

const answerRequest = requestAnswerer({ ...process.env, trusted: readTrusted() });
/** Longer than proxies keep an idle connection to us: closing one at the moment of its use would fail a request. */
const keepAliveMs = 75_000;
/** Ends answers that last as long as the client likes (`../api/events-answer.ts`). */
const stopping = new AbortController();
globalThis.lightfieldStopping = stopping;

// Next creates the server itself and does not expose it.
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function emitOrAnswer(event, ...values) {
  if (event === 'listening') prepare(this);
  if (event !== 'request') return emit.call(this, event, ...values);
  const [request, response] = values;
  return answerRequest(request, response, () => emit.call(this, event, ...values));
};

// The built server listens on HOSTNAME, which most shells and every container set to the machine's name.
process.env.HOSTNAME = process.env.HOST || 'localhost';

// Next's own handling exits as soon as its server is closed, before the product has written what it collected.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

function prepare(server) {
  watchServer(server);
  server.keepAliveTimeout = keepAliveMs;
  // No other protocol is supported; Next would keep the socket of an upgrade request without answering it.
  server.shouldUpgradeCallback = () => false;
}

async function stop() {
  stopping.abort();
  await stopServers();
  // Set by the product once it has started (`lib/platform/server/lifecycle.ts`).
  await globalThis.lightfieldStop?.();
  process.exit(0);
}

function readTrusted() {
  try {
    return parseTrusted(process.env.TRUSTED_PROXIES ?? '');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
