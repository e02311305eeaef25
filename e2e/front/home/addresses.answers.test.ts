import { contentTarget, contentType } from '@/lib/platform/shared/content-target';
import { eventually } from '@/test/eventually';
import { newVisitor } from '../../answers';

const visitor = newVisitor();

test.each([
  ['/nothing', '/'],
  ['/nothing/at/all', '/'],
  ['/en/nothing', '/en'],
  ['/%2e%2e%2fnothing', '/'],
])('an unknown page leads home in its language: %s', async (path, home) => {
  const { status, headers } = await visitor.ask(path);
  expect([status, headers.location]).toEqual([307, home]);
  expect(headers['cache-control']).toContain('no-store');
});

test.each([
  ['/find?from=ad', '/Find?from=ad'],
  ['/EN/business', '/en/business'],
  ['/activityDetail/1', '/ActivityDetail/1'],
  ['/en/Video/Detail/video-001', '/en/video/detail/video-001'],
])('the address %s is written %s', async (path, written) => {
  const { status, headers } = await visitor.ask(path);
  expect([status, headers.location]).toEqual([308, written]);
});

test.each([
  '/nothing.js',
  '/en/nothing.png',
  '/api',
  '/api/nothing',
  '/media/nothing',
  '/play',
  '/play/nothing',
  '/_next/nothing',
  '/.well-known/nothing',
])('what is no page is a true 404: %s', async (path) => {
  expect((await visitor.ask(path)).status).toBe(404);
});

const inside = Object.values(contentType).flatMap((type) => {
  const target = contentTarget({ type, id: '1', url: 'https://example.org/' });
  expect(target).not.toBeNull();
  return !target || target.external ? [] : [[type, target.href] as const];
});

describe.each([
  ['', '/'],
  ['/en', '/en'],
])('%s', (prefix, home) => {
  test.each(inside)('content type %s leads to its screen, or home while that is not built: %s', async (_, href) => {
    // A path in another case than its page redirects there first.
    const written = await visitor.ask(prefix + href);
    const { status, headers } = written.status === 308 ? await visitor.ask(written.headers.location ?? '') : written;
    // Built pages answer themselves, and nothing has this id.
    expect([status, headers.location]).toEqual([200, 404].includes(status) ? [status, undefined] : [307, home]);
  });
});

test('every page and call carries the security headers', async () => {
  for (const path of ['/', '/api/operations/list/7', '/media/banners/banner-01.jpg?w=780&h=536']) {
    const { headers } = await visitor.ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['strict-transport-security']).toContain('max-age=');
  }
});

test('a kept page comes compressed, with an ETag to ask by', async () => {
  const compressed = { 'Accept-Encoding': 'br' };
  await eventually(async () => {
    const page = await visitor.ask('/', { headers: compressed });
    expect(page.headers['content-encoding']).toBe('br');
    const again = await visitor.ask('/', { headers: { ...compressed, 'If-None-Match': page.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });
});
