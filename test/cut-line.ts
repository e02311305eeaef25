import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that a test can cut: who holds it loses it, and nobody gets another one until it is mended. */
export interface Line {
  /** The server's address with the line's port in place of its own. */
  url: string;
  cut(): void;
  mend(): Promise<void>;
}

/** Lays a line to the server of `url`; it ends with the test that closes it by `cut`. */
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
