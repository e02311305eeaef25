import sharp from 'sharp';
import { newVisitor } from '../../answers';
import { headOf, linksOf, metaOf } from './read-html';

const { ask } = newVisitor();

test.each([
  '/sitemaps/pages-2.xml',
  '/sitemaps/pages-0.xml',
  '/sitemaps/nothing-1.xml',
  '/sitemaps/people-999999.xml',
  '/sitemaps/pages.xml',
  '/en/sitemap.xml',
  '/media/share/zh/nothing.jpg',
  '/media/share/fr/home.jpg',
  '/media/share/zh/home.png',
])('there is no %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

test('the manifest and all icons are there, as every page names them', async () => {
  const head = headOf((await ask('/')).text);
  expect(linksOf(head, 'manifest').map(({ href }) => href)).toEqual(['/manifest.webmanifest']);
  const answer = await ask('/manifest.webmanifest');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/manifest+json']);
  const manifest = answer.json<Manifest>();
  expect(manifest).toMatchObject({ name: '光场 Lightfield', start_url: '/', display: 'standalone', lang: 'zh-CN' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await ask(src);
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    const { width, height } = await sharp(icon.bytes).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const icons = [...linksOf(head, 'icon'), ...linksOf(head, 'apple-touch-icon')].map(({ href = '' }) => href);
  expect(icons).toContain('/favicon.ico');
  for (const path of [...icons, ...manifest.shortcuts.map(({ url }) => url)]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
});

test('a share image changes its address with its words and is then kept for a year', async () => {
  const home = await ask('/media/share/zh/home.jpg');
  expect([home.status, home.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  const named = metaOf(headOf((await ask('/business')).text))['og:image'] ?? '';
  expect(named).toMatch(/\/media\/share\/zh\/business\.jpg\?v=[0-9a-f]{20}$/);
  const kept = await ask(named);
  expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const english = await ask('/media/share/en/business.jpg');
  expect(english.bytes.equals(kept.bytes)).toBe(false);
  const head = await ask(named, { method: 'HEAD' });
  expect([head.status, head.headers['content-type']]).toEqual([200, 'image/jpeg']);
});
