import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { currentRequest } from '@/lib/platform/shared/current-request';
import { requestAnswerer } from './answer-request.mjs';

type Product = typeof globalThis & {
  lightfieldApi?: unknown;
  lightfieldIsMadeForEach?: (url: string) => boolean;
  lightfieldJudge?: (url: string) => unknown;
};
const product = globalThis as Product;

describe('before Next', () => {
  let server: Server;
  let fail: (response: ServerResponse) => void;
  let stream: (response: ServerResponse) => void;
  let made: { url: string; policy: string | undefined }[];

  beforeEach(async () => {
    made = [];
    fail = () => {};
    stream = (response) => response.setHeader('Content-Type', 'text/html').end('made');
    const answer = requestAnswerer({ trusted: [] });
    server = createServer((request: IncomingMessage, response) => {
      answer(request, response, () => {
        made.push({ url: request.url ?? '', policy: request.headers['content-security-policy']?.toString() });
        response.statusCode = 200;
        fail(response);
        stream(response);
      });
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });

  afterEach(async () => {
    delete product.lightfieldApi;
    delete product.lightfieldJudge;
    delete product.lightfieldIsMadeForEach;
    await new Promise((resolve) => server.close(resolve));
  });

  function ask(path: string, init?: RequestInit): Promise<Response> {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
  }

  test('a page that the product has not judged is made', async () => {
    product.lightfieldJudge = () => null;
    const answer = await ask('/Find');
    expect([answer.status, await answer.text()]).toEqual([200, 'made']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(made).toEqual([{ url: '/Find', policy: undefined }]);
  });

  test('an address that leads elsewhere is answered without a page', async () => {
    product.lightfieldJudge = () => ({ status: 308, location: '/Find' });
    const answer = await ask('/find');
    expect([answer.status, answer.headers.get('location'), made]).toEqual([308, '/Find', []]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the page of what is not there has its status, whatever Next says and whoever has an older copy', async () => {
    product.lightfieldJudge = async () => ({ page: '/en/not-there/work', status: 404 });
    const answer = await ask('/en/video/detail/nothing', { headers: { 'If-None-Match': '"a"' } });
    expect([answer.status, await answer.text()]).toEqual([404, 'made']);
    expect(made).toEqual([{ url: '/en/not-there/work', policy: undefined }]);
  });

  test('the page of what is over has its status too, also where it would be made for each request', async () => {
    product.lightfieldIsMadeForEach = () => true;
    product.lightfieldJudge = async () => ({ page: '/not-there/endedJob/a', status: 410 });
    expect((await ask('/recruit/a')).status).toBe(410);
    expect(made).toEqual([{ url: '/not-there/endedJob/a', policy: undefined }]);
  });

  test('what cannot be looked up may be asked for again', async () => {
    product.lightfieldJudge = () => Promise.reject(new Error('no database'));
    const answer = await ask('/video/detail/a');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(made).toEqual([{ url: '/video/detail/a', policy: undefined }]);
  });

  test.each([
    [500, 503, '5'],
    [200, 200, null],
    [404, 404, null],
  ])('a page of %i that failed for want of the database is sent as %i', async (own, sent, retryAfter) => {
    fail = (response) => {
      currentRequest()?.sayAway?.();
      response.statusCode = own;
    };
    const answer = await ask('/feeds/works.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([sent, retryAfter]);
    fail = (response) => {
      response.statusCode = 500;
    };
    expect((await ask('/feeds/works.xml')).status).toBe(500);
  });

  test('a page that is made for each request has a nonce of its own', async () => {
    product.lightfieldIsMadeForEach = () => true;
    const policies = [await ask('/login'), await ask('/login')].map(({ headers }) =>
      headers.get('content-security-policy'),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']{24}';/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(made.map(({ policy }) => policy)).toEqual(policies);
  });

  describe('a page that is made for each request', () => {
    const page = (text: string) =>
      `<html><body>${text}<script src="/_next/static/a.js" async=""></script></body></html>`;
    beforeEach(() => {
      product.lightfieldIsMadeForEach = () => true;
      stream = (response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').flushHeaders();
        // Cut within a character.
        const bytes = Buffer.from(page('光'.repeat(500)));
        response.write(bytes.subarray(0, 50));
        response.write(bytes.subarray(50));
        response.end();
      };
    });

    test.each(['br', 'gzip', 'identity'])('is sent whole, asleep, as %s', async (encoding) => {
      const answer = await ask('/login', { headers: { 'Accept-Encoding': encoding } });
      const text = await answer.text();
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(text).toContain('光'.repeat(500));
      expect(text).toMatch(/\["\/_next\/static\/a\.js"\],"painted"\)<\/script><\/body><\/html>$/);
      expect(text).not.toContain('async');
    });

    test('is sent as it comes to the router', async () => {
      const answer = await ask('/login', { headers: { RSC: '1' } });
      expect(await answer.text()).toBe(page('光'.repeat(500)));
    });

    test('has no body for HEAD', async () => {
      const answer = await ask('/login', { method: 'HEAD' });
      expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, null, '']);
    });

    test('is broken off when Next breaks it off', async () => {
      stream = (response) => {
        response.setHeader('Content-Type', 'text/html').write('<html>');
        response.destroy();
      };
      await expect(ask('/login').then((answer) => answer.text())).rejects.toThrow();
    });
  });

  test('whoever reads, repeats or copies a call finds no address in it but the true one', async () => {
    product.lightfieldApi = getRequestListener(
      async (request) => {
        const copies = [request.headers, new Headers(request.headers), request.clone().headers];
        return Response.json([currentRequest()?.client, ...copies.flatMap((headers) => [...headers.values()])]);
      },
      { overrideGlobalObjects: false },
    );
    const forged = '198.51.100.7';
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    const [client, ...said]: string[] = await (await ask('/api/anything', { headers })).json();
    expect(['127.0.0.1', '::1']).toContain(client);
    expect(said.join()).not.toContain(forged);
  });

  test('a wrong method or a malformed address is refused before the address is judged', async () => {
    const judge = jest.fn();
    product.lightfieldJudge = judge;
    const answer = await ask('/business', { method: 'PUT' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await ask('/%ff')).status).toBe(400);
    expect(judge).not.toHaveBeenCalled();
  });
});
