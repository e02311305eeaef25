/**
 * Loaded before Next's server (`node --import …/preload.mjs server.js`) for what Next leaves to its host: the
 * truth about the client's address, the headers of every answer, calls and kept pages without a detour, and a
 * stop that finishes what has begun.
 */
import http from 'node:http';
import { requestAnswerer } from '../process/answer-request.mjs';
import { parseTrusted } from '../process/client-address.mjs';
import { stopServers, watchServer } from '../process/stop-servers.mjs';

const answerRequest = requestAnswerer({ ...process.env, trusted: readTrusted() });
/** Longer than proxies keep an idle connection to us: one that we close at the moment of its use is a failed request. */
const keepAliveMs = 75_000;
/** Ends what would otherwise go on for as long as its client likes (`../api/events-answer.ts`). */
const stopping = new AbortController();
globalThis.lightfieldStopping = stopping;

// Next makes the server itself and hands it out to nobody.
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function emitOrAnswer(event, ...values) {
  if (event === 'listening') prepare(this);
  if (event !== 'request') return emit.call(this, event, ...values);
  const [request, response] = values;
  return answerRequest(request, response, () => emit.call(this, event, ...values));
};

// The built server listens where HOSTNAME says, which most shells and every container set to the machine's name.
process.env.HOSTNAME = process.env.HOST || 'localhost';

// Next's own handling exits as soon as its server is closed, before the product has written what it gathered.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

function prepare(server) {
  watchServer(server);
  server.keepAliveTimeout = keepAliveMs;
  // Nothing here speaks another protocol; Next would keep the socket of a request to change to one and not answer it.
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
