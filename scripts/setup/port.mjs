import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/** Stops when the port is in use, or this user may not listen on it. */
export async function checkPort(host, port) {
  for (const { address } of await lookup(host, { all: true })) {
    const code = await tryToListen(address, port);
    if (code === 'EADDRINUSE') {
      throw new Stop(
        `Port ${port} is taken: stop what listens there or choose another one, for example PORT=${port + 1}.`,
      );
    }
    if (code === 'EACCES') throw new Stop(`This user may not listen on port ${port}: choose one above 1023 with PORT.`);
  }
}

/** A free port. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The error code, or null. An address that this machine does not have cannot be in use. */
function tryToListen(address, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ host: address, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
