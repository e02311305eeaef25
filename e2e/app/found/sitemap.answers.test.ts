import { type Answer, address, newVisitor } from '../../answers';
import { addressIn, creator, languages, publicPages } from './public-pages';
import { headOf, linksOf, locationsIn, metaOf, unescaped } from './read-html';

const { ask } = newVisitor();

/** A product that has just started renders each page on its first request. */
const patienceMs = 30_000;

/** Status and type of a file of the sitemap. */
const kindOf = ({ status, headers }: Answer) => [status, headers['content-type'], headers['cache-control']];
const xml = [200, 'application/xml; charset=utf-8', 'public, max-age=300'];

/** The file of the sitemap with these; the demonstration has one of each kind. */
async function sitemapOf(kind: string): Promise<string> {
  const files = locationsIn((await ask('/sitemap.xml')).text);
  return (await ask(files.find((file) => file.includes(`/sitemaps/${kind}-`)) ?? '')).text;
}

test('the sitemap leads from its index to every public page, in both languages', async () => {
  const index = await ask('/sitemap.xml');
  expect(kindOf(index)).toEqual(xml);
  const files = locationsIn(index.text);
  expect(files.map((file) => new URL(file).pathname.split('-', 1)[0])).toEqual(
    [
      'pages',
      'works',
      'playlists',
      'channels',
      'articles',
      'questions',
      'activities',
      'contests',
      'entries',
      'broadcasts',
      'jobs',
      'projects',
      'cases',
      'people',
    ].map((kind) => `/sitemaps/${kind}`),
  );

  const parts = await Promise.all(files.map((file) => ask(file)));
  expect(parts.map(kindOf)).toEqual(parts.map(() => xml));
  const listed = parts.flatMap(({ text }) => locationsIn(text));
  expect(new Set(listed).size).toBe(listed.length);
  const pages = publicPages.flatMap(({ path }) =>
    languages.map(({ prefix }) => new URL(addressIn(prefix, path), address).href),
  );
  expect(listed).toEqual(expect.arrayContaining(pages));
  const closed = /\/(?:login|Settings|staff|outbox|demo)$/;
  expect(listed.filter((one) => closed.test(new URL(one).pathname))).toEqual([]);
});

/** What other tests make has random ids, and may be taken down between two requests; the demonstration's stays. */
const madeByTests = /[\da-f]{8}-[\da-f]{4}-/;

test(
  'every page of the sitemap is there, is the canonical one, and may be found',
  async () => {
    const kinds = ['pages', 'people', 'works', 'channels', 'articles'];
    const [pages, people, works, channels, articles] = (await Promise.all(kinds.map(sitemapOf))).map(locationsIn);
    expect(people).toContain(address + creator);
    // The first and the last of people, works, channels and articles; of pages, those that the table of pages does not request.
    const known = new Set(languages.flatMap(({ prefix }) => publicPages.map(({ path }) => addressIn(prefix, path))));
    const others = (pages ?? []).filter((page) => !known.has(page.slice(address.length)));
    const some = [people, works, channels, articles].flatMap((kind = []) => {
      const staying = kind.filter((page) => !madeByTests.test(page));
      return [...staying.slice(0, 2), ...staying.slice(-2)];
    });
    expect(some).toHaveLength(16);
    for (const page of [...others, ...some]) {
      const { status, text } = await ask(page);
      const head = headOf(text);
      const canonical = linksOf(head, 'canonical').map(({ href = '' }) => new URL(href, address).href);
      expect([status, canonical]).toEqual([200, [new URL(page).href]]);
      expect(metaOf(head)).not.toHaveProperty('robots');
    }
  },
  patienceMs,
);

test.each(['people', 'works'])(
  'pictures of %s in the sitemap are there, each at an address that may be read',
  async (kind) => {
    const found = [...(await sitemapOf(kind)).matchAll(/<image:loc>([^<]*)<\/image:loc>/g)];
    const images = found.map(([, image = '']) => unescaped(image));
    expect(images.length).toBeGreaterThan(10);
    for (const image of images.slice(0, 3)) {
      const { status, headers } = await ask(image);
      expect([image, status, headers['content-type']]).toEqual([image, 200, 'image/jpeg']);
    }
  },
);

test('robots.txt names the sitemap and closes nothing that is in it', async () => {
  const { status, headers, text } = await ask('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = text.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${address}/sitemap.xml`]));
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /staff', 'Disallow: /en/staff']));
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const pages = locationsIn(await sitemapOf('pages')).map((page) => new URL(page).pathname);
  expect(pages.filter((page) => closed.some((path) => page.startsWith(path)))).toEqual([]);
});
