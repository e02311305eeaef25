import { expect, test } from '../fixtures';
import { addressIn, languages, publicPages } from './public-pages';

/** Those who read a link that somebody sends or posts, or that they index; none of them runs our scripts. */
const scrapers = {
  WeChat: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile MicroMessenger/8.0.60',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Twitter: 'Twitterbot/1.0',
  Baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

const inHead = (html: string) => html.slice(0, html.indexOf('</head>'));
const contentOf = (head: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1] ?? null;
/** What is left of the page's main part without markup. */
const wordsOf = (html: string) =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>|\s+/g, '');

for (const { name, prefix, lang } of languages) {
  for (const { path, pictured } of publicPages) {
    test(`${name} ${path}: every scraper finds the card in the head, and the text`, async ({ request, baseURL }) => {
      for (const [scraper, agent] of Object.entries(scrapers)) {
        const answer = await request.get(addressIn(prefix, path), {
          headers: { 'User-Agent': agent, 'Accept-Language': name === 'zh' ? 'en' : 'zh-CN' },
          maxRedirects: 0,
        });
        const html = await answer.text();
        const head = inHead(html);
        // The language is that of the address, whatever else the scraper speaks.
        expect([scraper, answer.status(), /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]]).toEqual([scraper, 200, lang]);
        for (const property of ['og:title', 'og:description', 'og:url', 'og:locale', 'og:site_name']) {
          expect([scraper, property, contentOf(head, property)]).not.toEqual([scraper, property, null]);
        }
        const image = contentOf(head, 'og:image');
        if (pictured) expect([scraper, image?.startsWith(`${baseURL}/media/`)]).toEqual([scraper, true]);
        expect([scraper, wordsOf(html).length > 30]).toEqual([scraper, true]);
      }
    });
  }
}
