/**
 * Loaded before Next's server (`node --import …/preload.mjs server.js`) for what Next leaves to its host: the
 * truth about the client's address, the headers of every answer, calls and kept pages without a detour, and a
 * stop that finishes what has begun.
 */
import http from 'node:http';
import { requestAnswerer } from './answer-request.mjs';
import { parseTrusted } from './client-address.mjs';

const answerRequest = requestAnswerer({ ...process.env, trusted: readTrusted() });
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
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function patchedEmit(event, ...values) {
  if (event === 'listening') {
    servers.add(this);
    // Nothing here speaks another protocol; Next would keep the socket of a request to change to one and not answer it.
    this.shouldUpgradeCallback = () => false;
  }
  if (event === 'connection') keep(values[0]);
  if (event !== 'request') return emit.call(this, event, ...values);
  const [request, response] = values;
  return answerRequest(request, response, () => emit.call(this, event, ...values));
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
    return parseTrusted(process.env.TRUSTED_PROXIES ?? '');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
