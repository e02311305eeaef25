/**
 * Loaded before Next's server (`node --import …/preload.mjs server.js`) for what Next leaves to its host: the
 * truth about the client's address, the length of media, and a stop that finishes what has begun.
 */
import http from 'node:http';
import { restoreBodyLength } from './body-length.mjs';
import { clientAddress, parseTrusted } from './client-address.mjs';

const trusted = parseTrusted(process.env.TRUSTED_PROXIES ?? '');
/** How long requests in flight may take to finish after a stop was asked for. */
const graceMs = 10_000;
const servers = new Set();

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function patchedEmit(event, ...values) {
  if (event === 'listening') servers.add(this);
  if (event === 'request') {
    const [request, response] = values;
    const claimed = request.headers['x-forwarded-for'] ?? '';
    request.headers['x-forwarded-for'] = clientAddress(request.socket.remoteAddress ?? '', claimed, trusted);
    if (request.url.startsWith('/media/')) restoreBodyLength(response);
  }
  return emit.call(this, event, ...values);
};

// The built server listens where HOSTNAME says, which most shells and every container set to the machine's name.
process.env.HOSTNAME = process.env.HOST || 'localhost';

// Next's own handling exits as soon as its server is closed, before the product has written what it gathered.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop() {
  await Promise.all([...servers].map(close));
  // Set by the product once it has started (`lib/platform/server/lifecycle.ts`).
  await globalThis.lightfieldStop?.();
  process.exit(0);
}

function close(server) {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
