import { address, newVisitor } from '../../answers';
import { headOf, linksOf } from '../../app/found/read-html';

const { ask } = newVisitor();

const formats = { xml: 'application/rss+xml', atom: 'application/atom+xml' } as const;
const rows = ['', '/en'].flatMap((prefix) =>
  (['xml', 'atom'] as const).flatMap((ending) => [
    { prefix, ending, page: prefix || '/', feed: '/feeds/works' },
    { prefix, ending, page: `${prefix}/excellent`, feed: '/feeds/works' },
    { prefix, ending, page: `${prefix}/otherPeople?userId=person-003`, feed: '/feeds/people/person-003' },
  ]),
);

test.each(rows)('$page leads to $feed as $ending, whose works are there', async ({ prefix, ending, page, feed }) => {
  const path = `${prefix}${feed}.${ending}`;
  const named = linksOf(headOf((await ask(page)).text), 'alternate').filter(({ type }) => type === formats[ending]);
  expect(named.map(({ href = '' }) => new URL(href, address).href)).toEqual([address + path]);

  const { status, headers, text } = await ask(path);
  expect([status, headers['content-type']]).toEqual([200, `${formats[ending]}; charset=utf-8`]);
  expect(text).toContain(address + path);
  const works = [...new Set(text.match(new RegExp(`${address}${prefix}/video/detail/[\\w-]+`, 'g')))];
  expect(works.length).toBeGreaterThan(2);
  expect((await ask(works[0] ?? '')).status).toBe(200);
  const again = await ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
  // Other tests publish works meanwhile: then the feed differs, otherwise it is not sent twice.
  expect([200, 304]).toContain(again.status);
  if (again.status === 200) expect(again.text).not.toBe(text);
});

test.each(['', '/en'])('the feed of a channel has its thirty latest works, at "%s"', async (prefix) => {
  const { status, text } = await ask(`${prefix}/feeds/channels/topic-01.atom`);
  expect([status, text.match(/<entry>/g)?.length]).toEqual([200, 30]);
});

test.each(['/feeds/people/nobody.xml', '/feeds/channels/topic-27.xml', '/feeds/works.json', '/fr/feeds/works.xml'])(
  'there is no %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
