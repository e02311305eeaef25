import { newVisitor } from '../../answers';
import { creator } from './public-pages';
import { headOf, metaOf, wordsOf } from './read-html';
import { scrapers } from './scrapers';

const rows = Object.keys(scrapers).flatMap((name) => ['/en', creator].map((path) => ({ name, path })));

// The table of all pages proves that every page is complete for the most demanding of them.
test.each(rows)('$name finds the card of $path in the head, and the text', async ({ name, path }) => {
  const visitor = newVisitor({ 'User-Agent': scrapers[name as keyof typeof scrapers] });
  const { status, text: html } = await visitor.ask(path);
  const said = metaOf(headOf(html));
  expect(status).toBe(200);
  for (const property of ['title', 'description', 'url', 'locale', 'site_name', 'image']) {
    expect(said).toMatchObject({ [`og:${property}`]: expect.stringMatching(/\S/) });
  }
  expect(wordsOf(html).length).toBeGreaterThan(30);
});
