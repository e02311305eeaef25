import { address, newVisitor } from '../../answers';
import { textsOf, unescaped } from '../../app/found/read-html';
import { languages } from './words';

const { ask } = newVisitor();

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const addressesIn = (html: string) => [
  ...new Set([...mainOf(html).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => unescaped(href))),
];
/** The ids of the works linked in a part of a page, each once. */
const worksIn = (html: string) => [
  ...new Set([...html.matchAll(/<a [^>]*href="[^"]*\/video\/detail\/([\w-]+)/g)].map(([, id]) => id)),
];
/** Where a browser without scripts goes when it submits the first form of a page with this text. */
function sent(html: string, text: string): string {
  const form = /<form [^>]*>[\s\S]*?<\/form>/.exec(mainOf(html))?.[0] ?? '';
  // A form with a method, or without a button, would not go there.
  expect(form).not.toMatch(/^<form [^>]*method=/);
  expect(form).toContain('<button type="submit"');
  const action = /^<form [^>]*action="([^"]+)"/.exec(form)?.[1] ?? '';
  const name = /<input [^>]*name="([^"]+)"/.exec(form)?.[1] ?? '';
  return `${action}?${new URLSearchParams({ [name]: text })}`;
}

test.each(languages)('$name: every section of Discover is in the page', async ({ prefix, words }) => {
  const { text } = await ask(`${prefix}/Find`);
  expect(textsOf(text, 'h2')).toEqual(expect.arrayContaining(Object.values(words.find.sections)));
  expect(addressesIn(text).length).toBeGreaterThan(40);
});

test('links of every kind on Discover lead to pages of their own, to the same ones in both languages', async () => {
  const [chinese = [], english = []] = await Promise.all(
    languages.map(async ({ prefix }) => addressesIn((await ask(`${prefix}/Find`)).text)),
  );
  // Typed text depends on the person's language; all else is equal.
  const same = (paths: string[]) =>
    paths
      .filter((path) => !path.includes('/Search?'))
      .map((path) => path.replace(/^\/en(?=[/#]|$)/, '').replace(/^(?!\/)/, '/'))
      .toSorted();
  expect(same(english)).toEqual(same(chinese));
  // Which works, people and lists are shown is tested with the page's reader; here the first of each kind.
  const kinds = new Map(english.toReversed().map((path) => [path.replace(/(?<=[=/])[\w%-]+$/, ''), path]));
  expect(kinds.size).toBeGreaterThan(8);
  for (const path of kinds.values()) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test.each(languages)('$name: what is typed into the boxes is searched for', async ({ prefix }) => {
  for (const page of ['/Find', '/Search']) {
    const { text } = await ask(prefix + page);
    expect(sent(text, '光 影')).toBe(`${prefix}/Search?text=%E5%85%89+%E5%BD%B1`);
  }
});

test.each(languages)('$name: what was found stands in the page, by kind, and leads on', async (language) => {
  const { prefix, words, sought } = language;
  const { text: html } = await ask(`${prefix}/Search?${new URLSearchParams({ text: sought })}`);
  expect(textsOf(html, 'title')).toEqual([words.search.titleOf.replace('{text}', sought)]);
  expect(mainOf(html)).toContain(`value="${sought}"`);
  expect(textsOf(html, 'mark')[0]?.toLowerCase()).toContain(sought);
  const tabs = addressesIn(html).filter((path) => path.includes('tab='));
  expect(tabs.map((path) => new URL(path, address).searchParams.get('tab'))).toEqual(Object.keys(words.search.tabs));
  const { text: channels } = await ask(tabs.find((path) => path.endsWith('tab=channels')) ?? '');
  expect(textsOf(channels, 'h3')[0]?.toLowerCase()).toContain(sought);
  expect(addressesIn(channels)).toContainEqual(expect.stringContaining(`${prefix}/topicIntroduce?topicId=`));
});

test.each(languages)('$name: nothing found is said in the page', async ({ prefix, words }) => {
  const { text } = await ask(`${prefix}/Search?text=qqzzxx`);
  expect(mainOf(text)).toContain(words.client.emptyStates.noResults);
});

test.each(languages)('$name: the latest works are in the page, and no choice that would not work', async (language) => {
  const { prefix, words } = language;
  const { text } = await ask(`${prefix}/type`);
  expect(textsOf(text, 'h1')).toEqual([words.type.heading]);
  const { data } = (await ask('/api/video/browse')).json<{ data: { list: { videoId: string }[] } }>();
  expect(data.list).toHaveLength(20);
  expect(worksIn(mainOf(text))).toEqual(data.list.map(({ videoId }) => videoId));
  const [before] = mainOf(text).split('<button');
  // The box with all choices is shown only to browsers with scripts.
  expect(before).toMatch(/<div class="[^"]*noscript:hidden[^"]*"><fieldset(?:(?!<\/div><\/div>)[\s\S])*$/);
});

test.each(languages)('$name: the daily list of the home page is in it', async ({ home }) => {
  expect(worksIn((await ask(home)).text).length).toBeGreaterThan(10);
});
