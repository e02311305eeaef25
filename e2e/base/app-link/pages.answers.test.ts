import { app } from '../../../test/product/configured-app.mjs';
import { address, newVisitor } from '../../answers';
import { headOf, linksOf, metaOf, textsOf } from '../../app/found/read-html';
import { type Agent, agents } from '../../front/shell/agents';
import { languages } from './words';

/** A page's text without spaces, its head, and the target of a link with this text. */
async function read(path: string, agent: Agent = 'android') {
  const { status, text } = await newVisitor({ 'User-Agent': agents[agent] }).ask(path);
  expect(status).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return {
    headings: textsOf(main, 'h1'),
    main,
    robots: metaOf(headOf(text)).robots ?? '',
    canonical: linksOf(headOf(text), 'canonical').map(({ href }) => href),
    hrefsOf: (words: string) =>
      [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(([, href, inner]) =>
        inner?.replace(/<[^>]+>/g, '') === words ? [href] : [],
      ),
  };
}

describe.each(languages)('$name', ({ prefix, home, ...words }) => {
  test('the app page links to every way to the app, says where it is, and may be found', async () => {
    const page = await read(`${prefix}/app`);
    expect(page.headings).toEqual([words.headline]);
    expect(new Set(page.hrefsOf(words.store))).toEqual(new Set([app.APP_STORE_URL]));
    expect(new Set(page.hrefsOf(words.apk))).toEqual(new Set(['/download/lightfield.apk']));
    expect(new Set(page.hrefsOf(words.market))).toEqual(new Set([app.APP_MARKET_URL]));
    expect([page.canonical, page.robots]).toEqual([[`${address}${prefix}/app`], '']);
  });

  test('an app-open page leads on with its query, and is not to be found', async () => {
    const page = await read(`${prefix}/app/open?maType=2&maId=v1`);
    expect(page.headings).toEqual([words.opening + words.title]);
    expect(page.hrefsOf(words.notDownloaded)).toEqual([`${prefix}/app?maType=2&amp;maId=v1`]);
    expect(page.robots).toContain('noindex');
  });

  test('it tells visitors in Safari on iOS to pull the page down, and nobody else', async () => {
    const told = async (agent: Agent) => (await read(`${prefix}/app/open`, agent)).main.includes(words.pullDown);
    const all = ['ios', 'android', 'windows', 'web'] as const;
    expect(await Promise.all(all.map(told))).toEqual([true, false, false, false]);
  });

  test.each([
    ['wechatIos', words.wechat],
    ['wechatAndroid', words.wechat],
    ['weibo', words.weibo],
  ] as const)('in %s it tries nothing and tells the way out', async (agent, headline) => {
    const page = await read(`${prefix}/app/open`, agent);
    expect(page.headings).toEqual([headline]);
    expect(page.hrefsOf(words.market)).toEqual([app.APP_MARKET_URL]);
  });

  test.each(['appIos', 'appAndroid'] as const)('in the own app it is home: %s', async (agent) => {
    const visitor = newVisitor({ 'User-Agent': agents[agent] });
    const { status, headers } = await visitor.ask(`${prefix}/app/open?maId=v1`);
    expect([status, headers.location]).toEqual([307, home]);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('the test page is not to be found', async () => {
    expect((await read(`${prefix}/demo`)).robots).toContain('noindex');
  });
});
