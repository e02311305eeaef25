import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { addressIn, creator, languages, publicPages } from './public-pages';

const manual = { maxRedirects: 0 };
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"');
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address ?? ''));

/** The file of the sitemap that tells of these; the demonstration has one of each kind. */
async function sitemapOf(request: APIRequestContext, kind: string): Promise<string> {
  const files = locations(await (await request.get('/sitemap.xml')).text());
  const file = files.find((address) => address.includes(`/sitemaps/${kind}-`)) ?? '';
  return (await request.get(file)).text();
}

test('the sitemap leads from its index to every public page, in both languages', async ({ request, baseURL }) => {
  const index = await request.get('/sitemap.xml', manual);
  expect([index.status(), index.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(index.headers()['cache-control']).toBe('public, max-age=300');
  const files = locations(await index.text());
  const kinds = ['pages', 'works', 'people', 'playlists'];
  expect(files.map((file) => new URL(file).pathname.split('-', 1)[0])).toEqual(
    kinds.map((kind) => `/sitemaps/${kind}`),
  );

  const listed: string[] = [];
  for (const file of files) {
    const part = await request.get(file, manual);
    expect([part.status(), part.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(part.headers()['cache-control']).toBe('public, max-age=300');
    listed.push(...locations(await part.text()));
  }
  expect(new Set(listed).size).toBe(listed.length);
  for (const { path } of publicPages) {
    for (const { prefix } of languages) expect(listed).toContain(new URL(addressIn(prefix, path), baseURL).href);
  }
  for (const closed of ['/login', '/Settings', '/staff', '/outbox', '/demo']) {
    expect(listed.filter((address) => new URL(address).pathname.endsWith(closed))).toEqual([]);
  }
});

test('every page of the sitemap is there, is the canonical one, and may be found', async ({ request, baseURL }) => {
  const pages = locations(await (await request.get('/sitemaps/pages-1.xml')).text());
  const people = locations(await sitemapOf(request, 'people'));
  const works = locations(await sitemapOf(request, 'works'));
  expect(people).toContain(baseURL + creator);
  // All pages, and of the people and the works the first and the last.
  const some = [people, works].flatMap((kind) => [...kind.slice(0, 2), ...kind.slice(-2)]);
  for (const address of [...pages, ...some]) {
    const answer = await request.get(address, manual);
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(new URL(unescaped(canonical), baseURL).href).toBe(new URL(address).href);
    expect(html).not.toContain('content="noindex');
  }
});

test('pictures of the sitemap are there, each at an address that may be read', async ({ request }) => {
  for (const kind of ['people', 'works']) {
    const xml = await sitemapOf(request, kind);
    const images = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, address]) => unescaped(address ?? ''));
    expect(images.length).toBeGreaterThan(10);
    for (const image of images.slice(0, 3)) {
      const answer = await request.get(image, manual);
      expect([image, answer.status(), answer.headers()['content-type']]).toEqual([image, 200, 'image/jpeg']);
    }
  }
});

for (const path of [
  '/sitemaps/pages-2.xml',
  '/sitemaps/pages-0.xml',
  '/sitemaps/nothing-1.xml',
  '/sitemaps/people-999999.xml',
  '/sitemaps/pages.xml',
  '/en/sitemap.xml',
  '/media/share/zh/nothing.jpg',
  '/media/share/fr/home.jpg',
  '/media/share/zh/home.png',
]) {
  test(`there is no ${path}`, async ({ request }) => {
    expect((await request.get(path, manual)).status()).toBe(404);
  });
}

test('robots.txt names the sitemap and closes nothing that is in it', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt', manual);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${baseURL}/sitemap.xml`]));
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /staff', 'Disallow: /en/staff']));
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const pages = locations(await (await request.get('/sitemaps/pages-1.xml')).text()).map(
    (page) => new URL(page).pathname,
  );
  expect(pages.filter((page) => closed.some((path) => page.startsWith(path)))).toEqual([]);
});

test('the manifest and all icons are there, as every page names them', async ({ page, request, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const answer = await request.get('/manifest.webmanifest', manual);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/manifest+json']);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: '光场 Lightfield', start_url: '/', display: 'standalone', lang: 'zh-CN' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src, manual);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url, manual)).status()).toBe(200);
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((icons) => icons.map((icon) => (icon as HTMLLinkElement).href));
  expect(links).toContain(`${baseURL}/favicon.ico`);
  for (const link of links) expect([link, (await request.get(link, manual)).status()]).toEqual([link, 200]);
});

test('a share image changes its address with its words and is then kept for a year', async ({ request }) => {
  const home = await request.get('/media/share/zh/home.jpg');
  expect([home.status(), home.headers()['cache-control']]).toEqual([200, 'public, max-age=300']);
  const html = await (await request.get('/business')).text();
  const named = unescaped(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(named).toMatch(/\/media\/share\/zh\/business\.jpg\?v=[0-9a-f]{20}$/);
  const kept = await request.get(named);
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const english = await request.get('/media/share/en/business.jpg');
  expect((await english.body()).equals(await kept.body())).toBe(false);
  const head = await request.head(named);
  expect([head.status(), head.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
