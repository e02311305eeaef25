import { lookup as resolve } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, BlockList, connect, isIP, type Socket } from 'node:net';

/** Connections at once; a player of HLS needs a few. */
const mostConnections = 16;
/** Milliseconds without a byte after which a connection is closed. */
const silenceMs = 15_000;
/** Bytes per second, beyond some to begin with, as of an encoder. */
const rate = { bytes: 2.5 * 1024 * 1024, first: 64 * 1024 * 1024 };

/** Networks that are no business of a stranger's address. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is outside of our own networks. */
export function isOutside(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !inside.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The way out for one program. */
export interface OutsideProxy {
  /** For its `https_proxy` and the like. */
  readonly address: string;
  /** Bytes that it has fetched. */
  bytes(): number;
  close(): void;
}

/**
 * A proxy on the loopback for a program that fetches a stranger's address, with all that this leads to: by https alone, to addresses
 * outside of our networks as they are when it connects, and no faster than a stream needs.
 */
export async function openOutsideProxy({ mayGoInside = false } = {}): Promise<OutsideProxy> {
  const sockets = new Set<Socket>();
  const begunAt = Date.now();
  let bytes = 0;
  // Only `CONNECT` is answered: what is fetched in the clear is not.
  const server = createServer((_request, response) => response.writeHead(403).end());
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connect', async ({ url = '' }, client: Socket, beginning: Buffer) => {
    keep(client);
    const isCrowded = sockets.size > mostConnections * 2;
    const target = isCrowded ? null : await findTarget(url, mayGoInside).catch(() => null);
    if (!target || client.destroyed) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const far = connect(target);
    keep(far);
    far.once('connect', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    far.write(beginning);
    far.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > rate.first + ((Date.now() - begunAt) / 1000) * rate.bytes) far.destroy();
    });
    far.pipe(client).pipe(far);
    far.once('close', () => client.destroy());
    client.once('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Where to connect to for `host:port`: resolved once, so that it cannot become another address. Null for what is inside. */
async function findTarget(asked: string, mayGoInside: boolean): Promise<{ host: string; port: number } | null> {
  const { hostname, port } = new URL(`https://${asked}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const all = isIP(bare) ? [bare] : (await resolve(bare, { all: true, verbatim: false })).map(({ address }) => address);
  const host = all.find((address) => mayGoInside || isOutside(address));
  return host === undefined ? null : { host, port: Number(port || 443) };
}
