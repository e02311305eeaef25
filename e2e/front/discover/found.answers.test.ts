import { randomInt } from 'node:crypto';
import { eventually } from '@/test/eventually';
import { newPerson, newVisitor } from '../../answers';
import { headOf, metaOf, textsOf } from '../../app/found/read-html';
import { languages } from './words';

const searchOf = (text: string, tab = '') => `/Search?${new URLSearchParams({ text, ...(tab && { tab }) })}`;
const titlesIn = (html: string) => textsOf(html, 'h3');

test.each(languages)('$name: what was found is kept for everybody, and for no search engine', async (language) => {
  const { prefix, sought, words } = language;
  for (const { ask } of [newVisitor(), newVisitor()]) {
    const { status, headers, text } = await ask(prefix + searchOf(sought));
    expect([status, headers['x-nextjs-prerender']]).toEqual([200, '1']);
    expect(textsOf(text, 'title')).toEqual([words.search.titleOf.replace('{text}', sought)]);
    expect(titlesIn(text)[0]?.toLowerCase()).toContain(sought);
    expect(metaOf(headOf(text)).robots).toContain('noindex');
  }
});

/** Texts in the path of a page, each with characters that are special somewhere on the way. */
const carried = [
  '光 影',
  'a&b=c',
  'a+b',
  `"it's"`,
  '<b>',
  'a,video:daily',
  ':text',
  '[text]',
  '*',
  '$&',
  '💡',
  '光'.repeat(100),
];
test.each(carried)('a search for %j is one for just that', async (text) => {
  const { ask } = newVisitor();
  for (const prefix of ['', '/en']) {
    const { status, text: html } = await ask(prefix + searchOf(text));
    expect([status, textsOf(html, 'title')[0]]).toEqual([200, expect.stringContaining(text)]);
  }
});

/** Texts that cannot be in a path: their page fetches results in the browser. */
const others = ['AC/DC', '100%', '..', 'a.b', '?', '#x', '\\', '\0', ' ', '光'.repeat(101)];
test.each([...others.map((text) => searchOf(text)), '/Search?text=%ff', '/Search?text=%', '/Search?text=a&text=b'])(
  '%s gets a page from which one can search',
  async (path) => {
    const { status, text } = await newVisitor().ask(path);
    expect([status, text]).toEqual([200, expect.stringContaining('role="combobox"')]);
  },
);

test('a tab that there is not shows the first one', async () => {
  const { ask } = newVisitor();
  const [first, unknown] = await Promise.all([ask(searchOf('光')), ask(searchOf('光', 'constructor'))]);
  expect(titlesIn(unknown.text)).toEqual(titlesIn(first.text));
});

test.each(['', '/en'])('the path of the page is no address of its own, at "%s"', async (prefix) => {
  const { status, headers } = await newVisitor().ask(`${prefix}/Search/found/works/a`);
  expect([status, headers.location]).toEqual([308, `${prefix}/Search`]);
});

test('who has used up the call gets the page from which the browser asks; a kept page is there for everybody', async () => {
  const [{ ask }, other] = [newVisitor(), newVisitor()];
  const titleOf = async (visitor: Pick<typeof other, 'ask'>, text: string) =>
    textsOf((await visitor.ask(searchOf(text))).text, 'title')[0];
  const [kept, made] = ['', ''].map(() => `q${randomInt(10 ** 9)}`) as [string, string];
  for (let times = 0; times < 2; times += 1) expect(await titleOf(other, kept)).toContain(kept);
  let title: string | undefined;
  // A minute may end between the last call and the page.
  for (let round = 0; round < 2 && title !== textsOf((await other.ask('/Search')).text, 'title')[0]; round += 1) {
    while ((await ask('/api/discover/search/videos?text=qqzzxx')).status !== 429);
    title = await titleOf({ ask }, `${made}${round}`);
  }
  expect(title).not.toContain(made);
  expect(await titleOf(other, made)).toContain(made);
  await eventually(async () => {
    // What others write may have ended the kept page.
    await titleOf(other, kept);
    expect(await titleOf({ ask }, kept)).toContain(kept);
  });
});

test('a kept page of a search shows what changes what can be found', async () => {
  const nickname = `拾光${randomInt(10 ** 9)}`;
  const person = await newPerson();
  const shown = async () => titlesIn((await newVisitor().ask(searchOf(nickname, 'people'))).text).join();
  expect(await shown()).not.toContain(nickname);
  const headers = { Authorization: `Bearer ${person.token}` };
  const { status } = await person.ask('/api/person/profile', { headers, form: { nickname } });
  expect(status).toBe(200);
  await eventually(async () => expect(await shown()).toContain(nickname));
});
