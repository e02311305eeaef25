import { eventually } from '@/test/eventually';
import { address, newPerson, newVisitor } from '../../answers';
import { headOf, linksOf, metaOf, textsOf } from '../../app/found/read-html';
import { addFilmOf } from './film-rows';

const languages = [
  { name: 'zh', prefix: '', lang: 'zh-CN', title: '潮汐 <灯>' },
  { name: 'en', prefix: '/en', lang: 'en', title: 'Tides & "Lamps"' },
] as const;

test.each(languages)(
  '$name: the player stands alone, says what it plays, and sends search engines to the page of the work',
  async ({ prefix, lang, title }) => {
    const id = await addFilmOf(await newPerson(), { title_zh: '潮汐 <灯>', title_en: 'Tides & "Lamps"' });
    const { status, text: html, headers } = await newVisitor().ask(`${prefix}/VideoPlayer?id=${id}`);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(lang);
    expect(textsOf(html, 'h1')).toEqual([title]);
    expect(html).not.toMatch(/<(?:header|nav|footer)[ >]/);
    const head = headOf(html);
    expect(metaOf(head)).toMatchObject({ robots: 'noindex', 'og:title': expect.stringContaining(title) });
    expect(linksOf(head, 'canonical').map(({ href }) => href)).toEqual([`${address}${prefix}/video/detail/${id}`]);
    // It has no language versions: the page that it points to has.
    expect(linksOf(head, 'alternate').filter(({ hreflang }) => hreflang)).toEqual([]);
  },
);

// The last one is a demonstration work that is not public.
const missing = ['', '?id=', '?id=a%20b', '?id=%00', '?id=nothing-of-ours', '?id=video-015'];

test.each(languages.flatMap(({ prefix }) => missing.map((query) => `${prefix}/VideoPlayer${query}`)))(
  'there is nothing to play: %s is a true 404, which nobody finds',
  async (path) => {
    const { status, text: html, headers } = await newVisitor().ask(path);
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
    expect(metaOf(headOf(html)).robots).toMatch(/noindex/);
  },
);

test('its page is kept, packed, and goes with the work; its maker gets what everybody gets', async () => {
  const [maker, reviewer] = [await newPerson(), await newPerson('reviewer')];
  const id = await addFilmOf(maker, { state: 'pending_review', verified_at: null });
  const ask = () => maker.ask(`/VideoPlayer?id=${id}`, { headers: { 'Accept-Encoding': 'br' } });
  const soon = (expected: object) => eventually(async () => expect(await ask()).toMatchObject(expected));
  const decide = async (act: 'approve' | 'takeDown') => {
    const headers = { Authorization: `Bearer ${reviewer.token}` };
    const found = await reviewer.ask(`/api/video/review/get?id=${id}`, { headers });
    const { revision } = found.json<{ data: { revision: number } }>().data;
    const form = { id, revision: String(revision), act, reason: '权利人提出异议' };
    expect((await reviewer.ask('/api/video/review/decide', { headers, form })).status).toBe(200);
  };
  expect((await ask()).status).toBe(404);
  await decide('approve');
  await soon({ status: 200 });
  await soon({ status: 200, headers: { 'content-encoding': 'br' } });
  await decide('takeDown');
  await soon({ status: 404 });
});

test.each([
  ['/VideoPlayer?id=video-001', undefined],
  ['/en/VideoPlayer?id=video-001', undefined],
  ['/', "frame-ancestors 'self'"],
  ['/video/detail/video-001', "frame-ancestors 'self'"],
  ['/en/login', "frame-ancestors 'self'"],
])('who may show %s in a frame: %s', async (path, ancestors) => {
  const { headers } = await newVisitor().ask(path);
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['content-security-policy']?.match(/frame-ancestors.*/)?.[0]).toBe(ancestors);
  expect(headers).not.toHaveProperty('x-frame-options');
});
