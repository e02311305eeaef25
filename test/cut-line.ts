import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can cut: open ones break, and new ones fail until it is restored. */
export interface Line {
  /** The server's address with the port of the proxy. */
  url: string;
  cut(): void;
  mend(): Promise<void>;
}

/** Starts a proxy to the server of `url`; a test ends it by `cut`. */
export async function layLine(url: string): Promise<Line> {
  const { hostname, port: farPort } = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(farPort), hostname));
    keep(near).pipe(far).pipe(near);
    // A side that is reset does not end what it is piped into; the other would wait for ever.
    far.on('close', () => near.end());
    near.on('close', () => far.end());
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: async () => void (await listen(port)),
  };
}
