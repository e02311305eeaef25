import type { ArticleItem } from '@/lib/community/article/contract';
import { languageNames } from '@/lib/platform/shared/language';
import { address, newVisitor } from '../../answers';
import { headOf, linksOf, metaOf, structuredIn, textsOf, wordsOf } from '../../app/found/read-html';
import { languages } from './words';

const { ask } = newVisitor();
const graphOf = (html: string) => JSON.parse(structuredIn(html)[0] ?? '')['@graph'];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test.each(languages)('$name: the list has its articles in the page, the featured one first', async (language) => {
  const { name, prefix, words } = language;
  const headers = { Language: languageNames[name].header };
  const { data } = (await ask('/api/article/list', { headers })).json<{ data: { list: ArticleItem[] } }>();
  const { text: html } = await ask(`${prefix}/articleIndex`);
  expect(textsOf(html, 'h1')).toEqual([words.index.heading]);
  const ids = [...mainOf(html).matchAll(/href="[^"]*\/articleIndex\/(article-\d+)"/g)].map(([, id]) => id);
  const [featured, ...others] = ids;
  expect(others).toEqual(data.list.map(({ id }) => id).filter((id) => id !== featured));
  expect(graphOf(html)[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: ids.length });
});

test.each(languages)('$name: an article is in its page, with its contents and the ways on', async (language) => {
  const { prefix, words } = language;
  const { text: html } = await ask(`${prefix}/articleIndex/article-05`);
  const main = mainOf(html);
  const headings = [...main.matchAll(/<h2 id="(part-\d+)"/g)].map(([, id]) => id);
  expect(headings.length).toBeGreaterThan(3);
  for (const id of headings) expect(main).toContain(`href="#${id}"`);
  expect(main).toContain(`${prefix}/video/detail/`);
  expect(wordsOf(html)).toContain(words.page.report.replaceAll(' ', ''));
  const feeds = linksOf(headOf(html), 'alternate').filter(({ type }) => type);
  expect(feeds.map(({ href = '' }) => new URL(href, address).pathname)).toEqual(
    ['xml', 'atom'].map((ending) => `${prefix}/feeds/articles.${ending}`),
  );
  expect((await ask(`${prefix}/feeds/articles.atom`)).status).toBe(200);
});

test.each([
  ['article-59', '/en/articleIndex/article-59', 'en_US'],
  ['article-58', '/articleIndex/article-58', 'zh_CN'],
])('%s, which is in one language, is found at its address alone', async (id, path, openGraph) => {
  for (const { prefix } of languages) {
    const { status, text: html } = await ask(`${prefix}/articleIndex/${id}`);
    const head = headOf(html);
    expect(status).toBe(200);
    expect(linksOf(head, 'canonical').map(({ href }) => href)).toEqual([address + path]);
    expect(linksOf(head, 'alternate').filter(({ hreflang }) => hreflang)).toEqual([]);
    expect(metaOf(head)['og:locale']).toBe(openGraph);
    expect(graphOf(html)[0]).toMatchObject({ '@type': 'Article', url: address + path });
  }
});

test.each(
  languages.flatMap(({ prefix }) =>
    // One that waits, a draft, one that was refused; the others are nothing.
    ['article-06', 'article-24', 'article-12', 'nothing', 'a%20b'].map((id) => `${prefix}/articleIndex/${id}`),
  ),
)('what is no public article is a true 404, which nobody finds: %s', async (path) => {
  const { status, text: html, headers } = await ask(path);
  expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  expect(metaOf(headOf(html)).robots).toMatch(/noindex/);
});
