import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { addressIn, languages, publicPages } from './public-pages';
import { structureMistakes } from './structured-data';

/** What a `meta` or `link` of the page says; fails for one that it does not have. */
const said = (page: Page, selector: string, attribute = 'content') =>
  page.locator(selector).first().getAttribute(attribute, { timeout: 1000 });
/** Those of the links whose words may go on to a second line. */
const torn = (links: Element[]) =>
  links.filter((link) => getComputedStyle(link).whiteSpace !== 'nowrap').map((link) => link.textContent);
/** Addresses are the same whether or not the bare host ends in a slash. */
const whole = (address: string | null, base?: string) => new URL(address ?? 'missing:', base).href;

for (const { name, prefix, lang, openGraph } of languages) {
  for (const { path, structured, pictured } of publicPages) {
    const address = addressIn(prefix, path);

    test.describe(`${name} ${path}, without JavaScript`, () => {
      test.use({ javaScriptEnabled: false });

      test('can be read, and says what it is, where it is, and where in the other language', async ({
        page,
        request,
        baseURL,
      }) => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toHaveText(/\S/);
        // biome-ignore lint/performance/useDomNodeTextContent: what is shown counts, not what is there
        const text = await page.locator('main').innerText();
        expect(text.replace(/\s+/g, '').length).toBeGreaterThan(30);
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
        const numbers = page.locator('a[href^="tel:"]');
        expect(await numbers.evaluateAll(torn)).toEqual([]);

        const here = whole(address, baseURL);
        expect(whole(await said(page, 'link[rel=canonical]', 'href'))).toBe(here);
        const versions = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) =>
            Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href])),
          );
        const [chinese, english] = ['', '/en'].map((other) => whole(addressIn(other, path), baseURL));
        expect(versions).toEqual({ 'zh-CN': chinese, en: english, 'x-default': chinese });

        await expectCard(page, { here, openGraph, card: pictured ? 'summary_large_image' : 'summary' });
        await expect(page.locator('meta[property="og:image"]')).toHaveCount(pictured ? 1 : 0);
        if (pictured) await expectShareImage(page, request, baseURL ?? '');

        const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
        if (structured) expect(scripts).not.toEqual([]);
        expect(structureMistakes(scripts)).toEqual([]);
      });
    });

    test(`${name} ${path} asks nothing of anybody else`, async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (asked) => {
        if (!/^(?:data|blob):/.test(asked.url()) && new URL(asked.url()).origin !== baseURL)
          elsewhere.push(asked.url());
      });
      await page.goto(address);
      // Whatever waits for the page to be read or to be idle. Chat may keep a line open, so the network may never be.
      await page.mouse.wheel(0, 20_000);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(elsewhere).toEqual([]);
    });
  }
}

/** Title and description, and the same words in the cards of chats and networks. */
async function expectCard(page: Page, { here, openGraph, card }: { here: string; openGraph: string; card: string }) {
  const title = await page.title();
  const description = await said(page, 'meta[name=description]');
  expect(title.length).toBeGreaterThan(3);
  expect(description).toMatch(/\S/);
  for (const network of ['meta[property="og:', 'meta[name="twitter:']) {
    expect(await said(page, `${network}title"]`)).toBe(title);
    expect(await said(page, `${network}description"]`)).toBe(description);
  }
  expect(whole(await said(page, 'meta[property="og:url"]'))).toBe(here);
  expect(await said(page, 'meta[property="og:locale"]')).toBe(openGraph);
  expect(await said(page, 'meta[property="og:site_name"]')).toMatch(/\S/);
  expect(await said(page, 'meta[name="twitter:card"]')).toBe(card);
}

/** The picture of the card is ours, a jpg, and as large as the page says. */
async function expectShareImage(page: Page, request: APIRequestContext, baseURL: string) {
  const image = (await said(page, 'meta[property="og:image"]')) ?? '';
  expect(image.startsWith(`${baseURL}/media/`)).toBe(true);
  expect(await said(page, 'meta[name="twitter:image"]')).toBe(image);
  const answer = await request.get(image);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
}
