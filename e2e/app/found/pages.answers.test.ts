import sharp from 'sharp';
import { findHtmlErrors } from '@/test/html-validity';
import { address, newPerson, newVisitor } from '../../answers';
import { screens } from '../../screens';
import { addressIn, languages, publicPages } from './public-pages';
import { headOf, linksOf, metaOf, structuredIn, textsOf, wordsOf } from './read-html';
import { scrapers } from './scrapers';
import { structureMistakes } from './structured-data';

/** Normalises the trailing slash of the bare host. */
const whole = (path = 'missing:') => new URL(path, address).href;

const rows = languages.flatMap((language) => publicPages.map((page) => ({ ...language, ...page })));

test.each(rows)(
  '$name $path can be read without scripts, says what and where it is, and is valid',
  async ({ name, prefix, lang, openGraph, path, structured }) => {
    // A client that prefers another language and runs no script still gets the language of the address.
    const visitor = newVisitor({ 'User-Agent': scrapers.WeChat, 'Accept-Language': name === 'zh' ? 'en' : 'zh-CN' });
    const here = addressIn(prefix, path);
    const answer = await visitor.ask(here);
    const { text: html, status, headers } = answer;
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(lang);
    expect(textsOf(html, 'h1')).toEqual([expect.stringMatching(/\S/)]);
    expect(wordsOf(html).length).toBeGreaterThan(30);
    // Nothing is streamed later, which would need a script.
    expect(html).not.toContain('<!--$?-->');

    const head = headOf(html);
    expect(linksOf(head, 'canonical').map(({ href }) => whole(href))).toEqual([whole(here)]);
    const versions = linksOf(head, 'alternate').filter(({ hreflang }) => hreflang);
    const [chinese, english] = ['', '/en'].map((other) => whole(addressIn(other, path)));
    expect(Object.fromEntries(versions.map(({ hreflang, href }) => [hreflang, whole(href)]))).toEqual({
      ...{ 'zh-CN': chinese, en: english, 'x-default': chinese },
    });
    const said = metaOf(head);
    expectCard(said, { title: textsOf(head, 'title'), here: whole(here), openGraph });
    await expectShareImage(said);

    const scripts = structuredIn(html);
    if (structured) expect(scripts).not.toEqual([]);
    expect(structureMistakes(scripts)).toEqual([]);
    expect(await findHtmlErrors(html)).toEqual([]);
  },
  // A product that has just started renders the page and draws its image on this request.
  30_000,
);

/** Expects an indexable page with title and description, and the same texts in the share cards. */
function expectCard(
  said: Record<string, string>,
  { title, here, openGraph }: { title: string[]; here: string; openGraph: string },
) {
  const words = { title: expect.stringMatching(/.{4}/), description: expect.stringMatching(/\S/) };
  expect(title).toEqual([words.title]);
  expect(said).toMatchObject({ description: words.description, 'og:site_name': expect.stringMatching(/\S/) });
  expect(said).not.toHaveProperty('robots');
  for (const network of ['og', 'twitter']) {
    expect(said).toMatchObject({ [`${network}:title`]: title[0], [`${network}:description`]: said.description });
  }
  expect(whole(said['og:url'])).toBe(here);
  expect([said['og:locale'], said['twitter:card']]).toEqual([openGraph, 'summary_large_image']);
}

/** The picture of the card is ours, a jpg, and has the size that the page gives. */
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

/** The addresses of all screens for visitors, except those of a person's own request. */
const screenPaths = screens
  .filter(({ who, status, path }) => who === 'visitor' && !status && !path.includes('{receipt}'))
  .map(({ path }) => path.replace('{film}', 'video-001'));

/** A question is in the language in which it was asked. */
const inOneLanguage = /^\/questionDetail\//;

test.each(languages)(
  '$name: whatever screen may be found has a card with a picture, one address and its other languages',
  async ({ prefix }) => {
    const { ask } = newVisitor();
    const { months } = (await ask('/api/video/picks')).json<{ data: { months: string[] } }>().data;
    const found: string[] = [];
    for (const path of screenPaths) {
      const { status, text } = await ask(addressIn(prefix, path.replace('{month}', months[1] ?? '')));
      const head = headOf(text);
      const said = metaOf(head);
      if (said.robots?.includes('noindex')) continue;
      found.push(path);
      const languagesOf = linksOf(head, 'alternate').flatMap(({ hreflang }) => hreflang ?? []);
      expect({ path, status, card: said['twitter:card'], image: said['og:image'], languagesOf }).toEqual({
        ...{ path, status: 200, card: 'summary_large_image', image: expect.stringContaining(`${address}/media/`) },
        languagesOf: inOneLanguage.test(path) ? [] : ['zh-CN', 'en', 'x-default'],
      });
      expect(linksOf(head, 'canonical')).toHaveLength(1);
    }
    expect(found.length).toBeGreaterThan(25);
  },
  30_000,
);

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
