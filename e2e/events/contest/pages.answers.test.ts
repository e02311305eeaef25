import enLists from '../../../messages/en/events/contest-list.json' with { type: 'json' };
import zhLists from '../../../messages/zh/events/contest-list.json' with { type: 'json' };
import { address, newVisitor } from '../../answers';
import { headOf, linksOf, structuredIn, textsOf } from '../../app/found/read-html';

const { ask } = newVisitor();
const languages = [
  { prefix: '', lists: zhLists },
  { prefix: '/en', lists: enLists },
] as const;
const graphOf = (html: string) => JSON.parse(structuredIn(html)[0] ?? '')['@graph'];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const canonicalOf = (html: string) => linksOf(headOf(html), 'canonical').map(({ href }) => href);
const names = ['light-in-motion', 'new-light', 'future-lab', 'annual-2020'];

test.each(languages)('$prefix/activity/match has all contests in their groups', async ({ prefix, lists }) => {
  const { status, text: html } = await ask(`${prefix}/activity/match`);
  expect(status).toBe(200);
  expect(textsOf(html, 'h1')).toEqual([lists.heading]);
  expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(Object.values(lists.groups)));
  expect(canonicalOf(html)).toEqual([`${address}${prefix}/activity/match`]);
  for (const name of names) expect(mainOf(html)).toContain(`href="${prefix}/match/${name}"`);
  const [items] = graphOf(html);
  expect(items.itemListElement.map(({ url }: { url: string }) => url.split('/').at(-1))).toEqual(
    expect.arrayContaining(names),
  );
});

test.each(names)('%s says to machines what it is, and has its dates in the page', async (name) => {
  const { status, text: html } = await ask(`/match/${name}`);
  const [event, trail] = graphOf(html);
  expect(status).toBe(200);
  expect(event).toMatchObject({ '@type': 'Event', '@id': `${address}/match/${name}` });
  expect(trail.itemListElement).toHaveLength(4);
  expect(textsOf(html, 'h1')).toEqual([event.name]);
  expect(mainOf(html)).toContain(`dateTime="${event.startDate}"`);
  expect(canonicalOf(html)).toEqual([event['@id']]);
});

test.each(['', '/en'])('%s/match/new-light/home is the same page', async (prefix) => {
  const { status, text: html } = await ask(`${prefix}/match/new-light/home`);
  expect([status, canonicalOf(html)]).toEqual([200, [`${address}${prefix}/match/new-light`]]);
});

test.each([
  ['/ActivityDetail/contest-open', '/match/light-in-motion'],
  ['/en/ActivityDetail/contest-decided', '/en/match/future-lab'],
])('%s is for good at %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, new URL(headers.location ?? '', address).pathname]).toEqual([308, location]);
});

test.each([
  '/match/nothing',
  '/en/match/nothing/home',
  '/match/nothing/terms',
  '/match/nothing/enter',
  '/match/Light-In-Motion',
  '/match/a%20b',
  '/match/light-in-motion/works/nothing',
  '/en/certificate/nothing',
])('what is not there is a true 404: %s', async (path) => {
  const { status, text: html } = await ask(path);
  expect(status).toBe(404);
  expect(headOf(html)).toContain('noindex');
});

test('a page of a contest that nobody wrote leads home', async () => {
  const { status, headers } = await ask('/match/light-in-motion/nothing');
  expect([status, headers.location]).toEqual([307, '/']);
});
