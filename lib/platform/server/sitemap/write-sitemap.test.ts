/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import type { SitemapUrl } from './sitemap-url';
import { sitemapLimits, writeSitemap, writeSitemapIndex } from './write-sitemap';

async function* each<Item>(items: Iterable<Item>) {
  yield* items;
}

async function written(urls: Iterable<SitemapUrl>, limits?: typeof sitemapLimits): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of writeSitemap(each(urls), limits)) pieces.push(piece);
  return pieces;
}
const sitemapOf = async (...urls: SitemapUrl[]) => (await written(urls)).join('');

test('an address comes with its time, its languages, its pictures and its videos, in the order of the schemas', async () => {
  const text = await sitemapOf({
    address: 'https://light.example/video/1',
    changedAt: Date.UTC(2026, 10, 20, 4),
    languages: { 'zh-CN': 'https://light.example/video/1', en: 'https://light.example/en/video/1' },
    images: ['https://light.example/media/works/1.jpg'],
    videos: [
      {
        thumbnail: 'https://light.example/media/works/1.jpg',
        title: '光的形状',
        description: 'A shape of light',
        file: 'https://light.example/media/works/1.mp4',
        durationSeconds: 92.4,
        viewCount: 7,
        publishedAt: Date.UTC(2026, 10, 1),
      },
    ],
  });
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
  for (const space of ['xhtml', 'image', 'video']) expect(text).toContain(` xmlns:${space}="http://www.`);
  expect(text).toContain(
    '<url><loc>https://light.example/video/1</loc><lastmod>2026-11-20T04:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://light.example/video/1"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://light.example/en/video/1"/>' +
      '<image:image><image:loc>https://light.example/media/works/1.jpg</image:loc></image:image>' +
      '<video:video><video:thumbnail_loc>https://light.example/media/works/1.jpg</video:thumbnail_loc>' +
      '<video:title>光的形状</video:title><video:description>A shape of light</video:description>' +
      '<video:content_loc>https://light.example/media/works/1.mp4</video:content_loc>' +
      '<video:duration>92</video:duration><video:view_count>7</video:view_count>' +
      '<video:publication_date>2026-11-01T00:00:00.000Z</video:publication_date>' +
      '</video:video></url>\n',
  );
  expect(text.endsWith('</urlset>\n')).toBe(true);
});

test('a bare address says nothing that is not known', async () => {
  const [line] = (await sitemapOf({ address: 'https://light.example/', changedAt: null })).split('\n').slice(2);
  expect(line).toBe('<url><loc>https://light.example/</loc></url>');
});

test('a video that is only played elsewhere names its player, and no length that nobody takes', async () => {
  const video = {
    thumbnail: 'https://a.example/1.jpg',
    title: 't',
    description: 'd',
    player: 'https://a.example/play',
  };
  const text = await sitemapOf(
    { address: 'https://a.example/1', videos: [{ ...video, durationSeconds: 0.2 }] },
    { address: 'https://a.example/2', videos: [{ ...video, durationSeconds: 30_000 }] },
  );
  expect(text.match(/<video:player_loc>https:\/\/a\.example\/play<\/video:player_loc>/g)).toHaveLength(2);
  expect(text).not.toMatch(/content_loc|duration|view_count/);
});

test('a long description is cut, never through a character', async () => {
  const description = `${'光'.repeat(2047)}😀`;
  const video = { thumbnail: 'https://a.example/1.jpg', title: 't', description, file: 'https://a.example/1.mp4' };
  const text = await sitemapOf({ address: 'https://a.example/', videos: [video] });
  expect(text).toContain(`<video:description>${'光'.repeat(2047)}</video:description>`);
});

test('everything is escaped, and what XML cannot hold is left out', async () => {
  const text = await sitemapOf({
    address: `https://a.example/?a=1&b='<2>"`,
    languages: { 'en">': 'https://a.example/?x=1&y=2' },
    videos: [
      {
        thumbnail: 'https://a.example/?a&b',
        title: 'a\u0000\u0007\ufffe<b>',
        description: '\ud800&',
        file: 'https://a.example/',
      },
    ],
  });
  expect(text).toContain('<loc>https://a.example/?a=1&amp;b=&apos;&lt;2&gt;&quot;</loc>');
  expect(text).toContain('hreflang="en&quot;&gt;" href="https://a.example/?x=1&amp;y=2"');
  expect(text).toContain('<video:title>a&lt;b&gt;</video:title><video:description>\ufffd&amp;</video:description>');
  const parsed = new DOMParser().parseFromString(text, 'text/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('loc')?.textContent).toBe(`https://a.example/?a=1&b='<2>"`);
});

test('50,000 addresses fit and come in pieces; one more is refused, as are too many bytes', async () => {
  function* urls(count: number) {
    for (let index = 0; index < count; index += 1) yield { address: `https://light.example/${index}` };
  }
  const pieces = await written(urls(50_000));
  expect(pieces.length).toBeGreaterThan(10);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70_000);
  expect(pieces.join('').match(/<loc>/g)).toHaveLength(50_000);
  await expect(written(urls(50_001))).rejects.toThrow('too large at https://light.example/50000: 50001 addresses');
  await expect(written(urls(100), { ...sitemapLimits, bytes: 2000 })).rejects.toThrow(/too large at .* bytes/);
});

test('the index names its parts', () => {
  expect(writeSitemapIndex(['https://a.example/sitemaps/pages-1.xml', 'https://a.example/?a&b'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://a.example/sitemaps/pages-1.xml</loc></sitemap>\n' +
      '<sitemap><loc>https://a.example/?a&amp;b</loc></sitemap>\n</sitemapindex>\n',
  );
});

test('any text comes back from the document as it was, but for what XML cannot hold', async () => {
  const kept = (text: string) =>
    [...text.toWellFormed()]
      // XML parsers normalise a carriage return to a line feed.
      .map((character) => (character === '\r' ? '\n' : character))
      .filter((character) => /[\t\n\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(character))
      .join('');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (title) => {
      const text = title.replaceAll('\r\n', '\n');
      const video = { thumbnail: 'https://a.example/1', title: text, description: '', file: 'https://a.example/2' };
      const parsed = new DOMParser().parseFromString(
        await sitemapOf({ address: 'https://a.example/', videos: [video] }),
        'text/xml',
      );
      expect(parsed.getElementsByTagName('video:title')[0]?.textContent).toBe(kept(text));
    }),
  );
});
