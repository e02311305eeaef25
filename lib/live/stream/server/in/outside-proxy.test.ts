import { once } from 'node:events';
import { createServer, get, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isOutside, type OutsideProxy, openOutsideProxy } from './outside-proxy';

let proxy: OutsideProxy | undefined;
afterEach(() => proxy?.close());

test.each<[address: string, isOutside: boolean]>([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['localhost', false],
])('%s is outside: %s', (address, expected) => {
  expect(isOutside(address)).toBe(expected);
});

/** Asks the proxy for a tunnel. */
async function tunnel({ address }: OutsideProxy, path: string): Promise<[status: number | undefined, socket: Socket]> {
  const asked = request({ host: '127.0.0.1', port: new URL(address).port, method: 'CONNECT', path });
  asked.end();
  const [response, socket] = await once(asked, 'connect');
  return [response.statusCode, socket];
}

test('nobody gets inside, whatever name leads there', async () => {
  proxy = await openOutsideProxy();
  for (const inside of ['127.0.0.1:443', 'localhost:443', '[::1]:443', '169.254.169.254:80', ':']) {
    const [status, socket] = await tunnel(proxy, inside);
    expect([inside, status]).toEqual([inside, 403]);
    socket.destroy();
  }
});

test('nothing is fetched in the clear', async () => {
  proxy = await openOutsideProxy({ mayGoInside: true });
  const asked = get({ host: '127.0.0.1', port: new URL(proxy.address).port, path: 'http://example.org/' });
  const [response] = await once(asked, 'response');
  expect(response.resume().statusCode).toBe(403);
});

test('a tunnel carries both ways, and what is fetched is counted', async () => {
  const far = createServer((_request, response) => response.end('a playlist')).listen(0, '127.0.0.1');
  await once(far, 'listening');
  proxy = await openOutsideProxy({ mayGoInside: true });
  const [status, socket] = await tunnel(proxy, `127.0.0.1:${(far.address() as AddressInfo).port}`);
  expect(status).toBe(200);
  socket.end('GET / HTTP/1.1\r\nHost: far\r\nConnection: close\r\n\r\n');
  let read = '';
  for await (const part of socket) read += part;
  expect(read).toContain('a playlist');
  expect(proxy.bytes()).toBe(read.length);
  far.close();
});
