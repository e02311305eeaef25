import { newVisitor } from '../../answers';
import { unescaped, wordsOf } from '../../app/found/read-html';
import { businessPages, cards, choices } from './pages';
import { allWords, type BusinessLanguage, languages } from './words';

type Words = BusinessLanguage['words'];

/** The texts of each page, by its messages; letters of editors are separate from them. */
const saidOn: [path: string, said: (words: Words) => (object | string)[]][] = [
  [
    '/business',
    ({ business }) => {
      const { title: _, description: __, steps, ...page } = business.page;
      const { elsewhere: ___, ...brief } = steps.brief;
      return [
        { ...page, steps: { ...steps, brief } },
        business.choice,
        ...cards.map((card) => business.services[card]),
      ];
    },
  ],
  [
    '/service',
    ({ business }) => {
      const { title: _, description: __, ...page } = business.servicePage;
      return [page, ...cards.map((card) => business.services[card]), business.actions.contact];
    },
  ],
  [
    '/contact-us',
    ({ business }) => {
      const shown = choices['/contact-us'].map((service) => {
        const { title, text } = business.services[service];
        return { title, text };
      });
      return [business.contactPage.side, business.choice, ...shown, business.page.contact];
    },
  ],
  [
    '/advertisement',
    ({ advertising }) => {
      const { title: _, description: __, catalog: ___, tables, ...page } = advertising.rates;
      const { onRequest: ____, ...shownTables } = tables;
      return [page, shownTables, advertising.products];
    },
  ],
  [
    '/business/request/activities',
    ({ lead: { services, form } }) => {
      const { description: _, ...said } = services.activities;
      return [said, form.noScript];
    },
  ],
];

/** Configuration of the demonstration. */
const configured = {
  hotline: '+1 202 555 0199',
  dialled: 'tel:+12025550199',
  letter: 'mailto:business@lightfield.example',
};

/** All text of a page's main part before a script runs, closed parts included, without spaces. */
const textOf = async (path: string) => unescaped(wordsOf((await newVisitor().ask(path)).text));

describe.each(languages)('$name, without scripts', ({ prefix, words }) => {
  test.each(saidOn)('%s says all that it has to say', async (path, said) => {
    const text = await textOf(prefix + path);
    const missing = said(words)
      .flatMap((part) => (typeof part === 'string' ? [part] : allWords(part)))
      .filter((one) => !text.includes(one.replace(/\s+/g, '')));
    expect(missing).toEqual([]);
  });

  test.each(['/business', '/contact-us', '/customer'])('%s leads to whom is configured, and on', async (path) => {
    const { text } = await newVisitor().ask(prefix + path);
    const onward = path === '/customer' ? '/business' : '/customer';
    for (const way of [configured.dialled, configured.letter, prefix + onward]) expect(text).toContain(`href="${way}"`);
    expect(text).toContain(configured.hotline);
  });
});

const pages = languages.flatMap(({ prefix }) => businessPages.map((path) => prefix + path));

test.each(pages)('%s is kept asleep: nothing of ours runs in it before it is touched (ADR 13)', async (path) => {
  const visitor = newVisitor();
  let kept = '';
  // The first answer after a page was dropped is a full one, the next one sleeps.
  for (let asked = 0; asked < 50 && !kept.includes('"touched")</script>'); asked += 1) {
    kept = (await visitor.ask(path)).text;
  }
  expect(kept).toMatch(/\["\/_next\/static\/[^\]]+\],"touched"\)<\/script><\/body>/);
  expect(kept).not.toMatch(/<script src="\/_next\/[^"]+" async/);
  expect(kept).not.toMatch(/<link rel="preload" as="script"/);
});
