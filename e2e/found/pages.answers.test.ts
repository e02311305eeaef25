import sharp from 'sharp';
import { findHtmlErrors } from '@/test/html-validity';
import { address, newPerson, newVisitor } from '../answers';
import { addressIn, languages, publicPages } from './public-pages';
import { headOf, linksOf, metaOf, structuredIn, textsOf, wordsOf } from './read-html';
import { scrapers } from './scrapers';
import { structureMistakes } from './structured-data';

/** Addresses are the same whether or not the bare host ends in a slash. */
const whole = (path = 'missing:') => new URL(path, address).href;

const rows = languages.flatMap((language) => publicPages.map((page) => ({ ...language, ...page })));

test.each(rows)(
  '$name $path can be read without scripts, says what and where it is, and is valid',
  async ({ name, prefix, lang, openGraph, path, structured, pictured }) => {
    // Who wants another language and runs no script gets what the address says all the same.
    const visitor = newVisitor({ 'User-Agent': scrapers.WeChat, 'Accept-Language': name === 'zh' ? 'en' : 'zh-CN' });
    const here = addressIn(prefix, path);
    const answer = await visitor.ask(here);
    const { text: html, status, headers } = answer;
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(lang);
    expect(textsOf(html, 'h1')).toEqual([expect.stringMatching(/\S/)]);
    expect(wordsOf(html).length).toBeGreaterThan(30);
    // Nothing comes later, which only a script could put in its place.
    expect(html).not.toContain('<!--$?-->');

    const head = headOf(html);
    expect(linksOf(head, 'canonical').map(({ href }) => whole(href))).toEqual([whole(here)]);
    const versions = linksOf(head, 'alternate').filter(({ hreflang }) => hreflang);
    const [chinese, english] = ['', '/en'].map((other) => whole(addressIn(other, path)));
    expect(Object.fromEntries(versions.map(({ hreflang, href }) => [hreflang, whole(href)]))).toEqual({
      ...{ 'zh-CN': chinese, en: english, 'x-default': chinese },
    });
    const said = metaOf(head);
    expectCard(said, { title: textsOf(head, 'title'), here: whole(here), openGraph, pictured });
    if (pictured) await expectShareImage(said);

    const scripts = structuredIn(html);
    if (structured) expect(scripts).not.toEqual([]);
    expect(structureMistakes(scripts)).toEqual([]);
    expect(await findHtmlErrors(html)).toEqual([]);
  },
  // A product that has just started makes the page and draws its image now.
  30_000,
);

/** May be found, has title and description, and the same words in the cards of chats and networks. */
function expectCard(
  said: Record<string, string>,
  { title, here, openGraph, pictured }: { title: string[]; here: string; openGraph: string; pictured: boolean },
) {
  const words = { title: expect.stringMatching(/.{4}/), description: expect.stringMatching(/\S/) };
  expect(title).toEqual([words.title]);
  expect(said).toMatchObject({ description: words.description, 'og:site_name': expect.stringMatching(/\S/) });
  expect(said).not.toHaveProperty('robots');
  for (const network of ['og', 'twitter']) {
    expect(said).toMatchObject({ [`${network}:title`]: title[0], [`${network}:description`]: said.description });
  }
  expect(whole(said['og:url'])).toBe(here);
  const card = pictured ? 'summary_large_image' : 'summary';
  expect([said['og:locale'], said['twitter:card'], 'og:image' in said]).toEqual([openGraph, card, pictured]);
}

/** The picture of the card is ours, a jpg, and as large as the page says. */
async function expectShareImage(said: Record<string, string>) {
  const image = said['og:image'] ?? '';
  expect(image.startsWith(`${address}/media/`)).toBe(true);
  expect(said['twitter:image']).toBe(image);
  const answer = await newVisitor().ask(image);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { format, width, height } = await sharp(answer.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect([said['og:image:width'], said['og:image:height']]).toEqual([String(width), String(height)]);
}

test.each(['/', '/en/business', '/otherPeople?userId=person-003'])(
  '%s is kept for everybody: nothing of somebody who is logged in goes into it, or to the next visitor',
  async (path) => {
    const person = await newPerson();
    const secrets = [person.userId, person.token];
    for (const { ask } of [person, newVisitor()]) {
      const { status, headers, text } = await ask(path);
      expect([status, headers['set-cookie'], headers['x-nextjs-prerender']]).toEqual([200, undefined, '1']);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  },
);
