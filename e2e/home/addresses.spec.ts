import { contentTarget, contentType } from '@/lib/operation/rules/content-target';
import { expect, test } from '../fixtures';

const manual = { maxRedirects: 0 };

for (const [path, home] of [
  ['/nothing', '/'],
  ['/nothing/at/all', '/'],
  ['/en/nothing', '/en'],
  ['/%2e%2e%2fnothing', '/'],
] as const) {
  test(`an unknown page leads home in its language: ${path}`, async ({ request }) => {
    const answer = await request.get(path, manual);
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(home);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
}

for (const path of [
  '/nothing.js',
  '/en/nothing.png',
  '/api',
  '/api/nothing',
  '/media/nothing',
  '/play',
  '/play/nothing',
  '/_next/nothing',
  '/.well-known/nothing',
]) {
  test(`what is no page is a true 404: ${path}`, async ({ request }) => {
    expect((await request.get(path, manual)).status()).toBe(404);
  });
}

for (const [prefix, home] of [
  ['', '/'],
  ['/en', '/en'],
] as const) {
  test(`every content type leads to its screen, or home while that is not built: ${home}`, async ({ request }) => {
    for (const type of Object.values(contentType)) {
      const target = contentTarget({ type, id: '1', url: 'https://example.org/' });
      expect(target).not.toBeNull();
      if (!target || target.external) continue;
      const answer = await request.get(prefix + target.href, manual);
      const { location } = answer.headers();
      expect([type, answer.status(), location]).toEqual(
        // What is built answers for itself, and nobody and nothing has this id.
        [200, 404].includes(answer.status()) ? [type, answer.status(), undefined] : [type, 307, home],
      );
    }
  });
}

test('the language of the address holds: zh has no prefix, and who chose English is sent to it', async ({
  request,
}) => {
  const prefixed = await request.get('/zh', manual);
  expect([prefixed.status(), prefixed.headers().location]).toEqual([308, '/']);
  const chosen = await request.get('/nothing?from=ad', { ...manual, headers: { Cookie: 'language=en' } });
  expect([chosen.status(), chosen.headers().location]).toEqual([307, '/en/nothing?from=ad']);
  expect(chosen.headers()['cache-control']).toBe('no-store');
  const english = await request.get('/en', { ...manual, headers: { Cookie: 'language=en' } });
  expect(english.status()).toBe(200);
});

test('pages and calls carry the security headers; a kept page comes compressed, with an ETag to ask by', async ({
  request,
}) => {
  for (const path of ['/', '/api/operations/list/7', '/media/banners/banner-01.jpg?w=780&h=536']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['strict-transport-security']).toContain('max-age=');
  }
  await expect(async () => {
    const page = (await request.get('/', { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect(page['content-encoding']).toBe('br');
    const again = await request.get('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': page.etag ?? '' } });
    expect(again.status()).toBe(304);
  }).toPass({ timeout: 5000 });
});
