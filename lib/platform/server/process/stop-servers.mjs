/** How long requests in flight may take to finish after a stop was asked for. */
const graceMs = 10_000;
const sweepMs = 50;
/** How long a connection on which nothing was asked yet is waited for after that: a request may be on its way. */
const silentMs = 500;
/** @type {Set<import('node:http').Server>} */
const servers = new Set();
/** @type {Set<import('node:net').Socket>} */
const sockets = new Set();

/**
 * Notes a server that listens, to be closed by {@link stopServers}.
 * @param {import('node:http').Server} server
 */
export function watchServer(server) {
  servers.add(server);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/** Closes every noted server; resolves when the requests in flight are answered, or are cut off after ten seconds. */
export async function stopServers() {
  await Promise.all([...servers].map(close));
}

/** @param {import('node:http').Server} server */
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
