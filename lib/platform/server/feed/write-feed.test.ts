/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { answerFeed } from './answer-feed';
import { type Feed, type FeedEntry, type FeedFormat, writeFeed } from './write-feed';

const entry: FeedEntry = {
  page: 'https://light.example/video/detail/v1',
  title: '光的形状',
  summary: '以光为材料 <现场>',
  author: { name: '米卡', page: 'https://light.example/otherPeople?userId=p1' },
  publishedAt: Date.UTC(2026, 10, 20, 4),
  picture: { address: 'https://light.example/media/works/1.jpg?w=1008&h=672&f=jpg', width: 1008, height: 672 },
};
const feed: Feed = {
  title: '光场 · 最新作品',
  description: '刚刚发布的作品',
  page: 'https://light.example/',
  rss: 'https://light.example/feeds/works.xml',
  atom: 'https://light.example/feeds/works.atom',
  language: 'zh-CN',
  updatedAt: Date.UTC(2026, 10, 20, 4),
  entries: [entry],
};

function parsed(format: FeedFormat, changes: Partial<Feed> = {}): Document {
  const document = new DOMParser().parseFromString(writeFeed({ ...feed, ...changes }, format), 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textOf = (parent: ParentNode | null, name: string) => parent?.querySelector(name)?.textContent;
const attributesOf = (element?: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('RSS says what it follows, in which language, where it is itself, and what is new', () => {
  const channel = parsed('xml').querySelector('channel');
  expect(['title', 'link', 'description', 'language', 'lastBuildDate'].map((name) => textOf(channel, name))).toEqual([
    ...['光场 · 最新作品', 'https://light.example/', '刚刚发布的作品', 'zh-CN', 'Fri, 20 Nov 2026 04:00:00 GMT'],
  ]);
  expect(attributesOf(channel?.getElementsByTagName('atom:link')[0])).toEqual({
    ...{ rel: 'self', type: 'application/rss+xml', href: feed.rss },
  });
  const item = channel?.querySelector('item') ?? null;
  // A description is HTML: its text must be escaped.
  expect(['title', 'link', 'guid', 'description', 'pubDate'].map((name) => textOf(item, name))).toEqual([
    ...['光的形状', entry.page, entry.page, '以光为材料 &lt;现场&gt;', 'Fri, 20 Nov 2026 04:00:00 GMT'],
  ]);
  expect(item?.getElementsByTagName('dc:creator')[0]?.textContent).toBe('米卡');
  const address = entry.picture?.address;
  expect(attributesOf(item?.querySelector('enclosure'))).toEqual({ url: address, type: 'image/jpeg', length: '0' });
  expect(attributesOf(item?.getElementsByTagName('media:thumbnail')[0])).toEqual({
    ...{ url: address, width: '1008', height: '672' },
  });
});

test('Atom says the same', () => {
  const document = parsed('atom');
  const head = document.querySelector('feed');
  expect([textOf(head, 'id'), textOf(head, 'title'), textOf(head, 'updated')]).toEqual([
    ...[feed.atom, feed.title, '2026-11-20T04:00:00.000Z'],
  ]);
  expect(attributesOf(head?.querySelector('link[rel=self]'))).toMatchObject({ href: feed.atom });
  const item = document.querySelector('entry');
  expect(['id', 'title', 'summary', 'published', 'name', 'uri'].map((name) => textOf(item, name))).toEqual([
    ...[entry.page, '光的形状', '以光为材料 <现场>', '2026-11-20T04:00:00.000Z', '米卡', entry.author.page],
  ]);
  expect(attributesOf(item?.querySelector('title'))).toEqual({ type: 'text' });
  expect(item?.querySelector('link[rel=enclosure]')?.getAttribute('href')).toBe(entry.picture?.address);
  expect(item?.getElementsByTagName('media:thumbnail')).toHaveLength(1);
});

test.each(['xml', 'atom'] as const)('%s: an empty feed, and a work without a picture', (format) => {
  expect(parsed(format, { entries: [] }).querySelectorAll('item, entry')).toHaveLength(0);
  const bare = parsed(format, { entries: [{ ...entry, picture: null }] });
  expect(bare.querySelectorAll('enclosure, link[rel=enclosure]')).toHaveLength(0);
  expect(bare.getElementsByTagName('media:thumbnail')).toHaveLength(0);
});

test.each(['xml', 'atom'] as const)('%s: any title is words, and loses only what XML cannot hold', (format) => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<script>alert(1)</script>', ']]> <b>', '&amp;&lt;', 'a\u0000\u0007\ufffe"', '>  <![CDATA[x'),
  );
  const kept = (text: string) =>
    [...text.toWellFormed().replaceAll('\r\n', '\n')]
      .map((character) => (character === '\r' ? '\n' : character))
      .filter((character) => /[\t\n\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(character))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  fc.assert(
    fc.property(hostile, (words) => {
      const title = `光${words}`;
      const document = parsed(format, { entries: [{ ...entry, title }] });
      const found = document.querySelector('item > title, entry > title')?.textContent ?? '';
      expect(found).toBe(kept(title));
    }),
  );
});

test('who has the document already gets 304; a work that is taken down makes another one', async () => {
  const ask = (headers: Record<string, string> = {}, entries = feed.entries) =>
    answerFeed(new Request(feed.rss, { headers }), { ...feed, entries }, 'xml');
  const first = ask();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  const second = ask({ 'if-none-match': etag });
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
  expect(ask({ 'if-none-match': etag }, []).status).toBe(200);
  expect(ask({ 'if-modified-since': new Date().toUTCString() }).status).toBe(200);
});
