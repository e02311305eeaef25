import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { doorWith, silent, wait } from '@/test/answer-door';
import { eventually } from '@/test/eventually';
import { route } from './route';

const save = endpoint({
  name: 'save',
  summary: 'Takes something.',
  method: 'POST',
  path: '/api/test/save',
  auth: 'public',
  input: z.object({}),
  data: z.unknown(),
  limit: looseLimit,
});

/** A door on a real connection, which can break; closed with the test. */
async function openDoor(given: Parameters<typeof doorWith>[0], overrides: Parameters<typeof doorWith>[1] = {}) {
  const made = doorWith(given, overrides);
  const server = createServer(
    getRequestListener((request) => made.door.fetch(request), { overrideGlobalObjects: false }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = (path: string, options: RequestOptions = {}) =>
    httpRequest({ host: '127.0.0.1', port, path, ...options }).on('error', () => {});
  return { ...made, open, close: () => server.close() };
}

describe('a client that goes', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'word=li'],
    ['application/json', '{"word":'],
    ['multipart/form-data; boundary=xx', '--xx\r\nContent-Disposition: form-data; name="word"\r\n\r\nli'],
  ])('while its %s is read is no failure of ours', async (type, begun) => {
    const door = await openDoor(silent, { routes: [route(save, async () => 'never')] });
    const headers = { 'Content-Type': type, 'Content-Length': '1000' };
    const request = door.open('/api/test/save', { method: 'POST', headers });
    request.write(begun, () => setImmediate(() => request.destroy()));
    await eventually(async () => expect(door.observed).toMatchObject([{ endpoint: 'save', status: 499 }]));
    expect(door.logged).toEqual([]);
    door.close();
  });

  test('while it is answered is no failure of ours', async () => {
    let ended = false;
    const door = await openDoor(async function* ({ signal }) {
      yield { data: { n: 1 } };
      await wait(signal);
      ended = true;
    });
    const request = door.open('/api/test/events');
    const [response] = await once(request.end(), 'response');
    await once(response, 'data');
    request.destroy();
    await eventually(async () => expect(ended).toBe(true));
    expect([door.observed, door.logged]).toEqual([[expect.objectContaining({ status: 200 })], []]);
    door.close();
  });

  test('while its answer is made does not hide a failure of ours', async () => {
    const door = await openDoor(silent, {
      routes: [
        route(save, async () => {
          request.destroy();
          throw new Error('a fault');
        }),
      ],
    });
    const headers = { 'Content-Type': 'application/json' };
    const request = door.open('/api/test/save', { method: 'POST', headers }).end('{}');
    await eventually(async () =>
      expect(door.logged).toMatchObject([{ msg: 'call failed', err: { message: 'a fault' } }]),
    );
    expect(door.observed).toMatchObject([{ status: 500 }]);
    door.close();
  });
});
