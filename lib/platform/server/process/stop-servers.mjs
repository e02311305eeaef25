/** How long running requests may take after a stop was requested. */
const graceMs = 10_000;
const sweepMs = 50;
/** How long a connection without a request is kept open after that: a request may be on its way. */
const silentMs = 500;
/** @type {Set<import('node:http').Server>} */
const servers = new Set();
/** @type {Set<import('node:net').Socket>} */
const sockets = new Set();

/**
 * Registers a listening server, to be closed by {@link stopServers}.
 * @param {import('node:http').Server} server
 */
export function watchServer(server) {
  servers.add(server);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/** Closes every registered server; resolves when running requests are answered, or are cut off after ten seconds. */
export async function stopServers() {
  await Promise.all([...servers].map(close));
}

/** @param {import('node:http').Server} server */
function close(server) {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // Node closes connections that are idle at that time; one with a running answer would be kept alive after it.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    // Node treats a connection without a request as busy.
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
