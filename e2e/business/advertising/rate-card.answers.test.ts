import { appItems, bookingRules, officialItems } from '../../../lib/business/advertising/codes';
import { newVisitor } from '../../answers';
import { structuredIn, textsOf, unescaped, wordsOf } from '../../app/found/read-html';
import { filled, languages } from '../lead/words';

interface Offer {
  itemOffered: { name: string };
  price?: string;
}

/** Prices of the items in the structured data, in yuan; undefined for one on request. */
function pricesForSearchEngines(html: string): Map<string, string | undefined> {
  const graph: { '@type': string; itemListElement?: Offer[] }[] = structuredIn(html).flatMap(
    (script) => JSON.parse(script)['@graph'] ?? [],
  );
  const offers = graph.find((part) => part['@type'] === 'OfferCatalog')?.itemListElement ?? [];
  return new Map(offers.map(({ itemOffered, price }) => [itemOffered.name, price]));
}

/** Name and price of each item in the tables. */
function pricesShown(html: string): [name: string | undefined, price: string | undefined][] {
  const rows = [...html.matchAll(/<tr[^>]*><th scope="row"[\s\S]*?<\/tr>/g)].map(([row]) => row);
  return rows.map((row) => [textsOf(row, 'span')[0], textsOf(row.slice(row.lastIndexOf('<td')), 'span')[0]]);
}

/** A price as in the tables: ¥12,000, with fen only where there are any. */
function yuan(price: string): string {
  const [whole = '', fen] = price.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `¥${grouped}${fen === '00' ? '' : `.${fen}`}`;
}

describe.each(languages)('$name', ({ prefix, words }) => {
  const { rates, products } = words.advertising;
  const read = async () => (await newVisitor().ask(`${prefix}/advertisement`)).text;

  test('customers and search engines read the same price of each item', async () => {
    const html = await read();
    const shown = pricesShown(html);
    const names = [...officialItems, ...appItems].map(
      (item) => (item === 'writing' ? rates.writing : products[item]).name,
    );
    expect(shown.map(([name]) => name)).toEqual(names);
    const told = pricesForSearchEngines(html);
    expect([...told.keys()]).toEqual(names);
    const asShown = [...told].map(([name, price]) => [
      name,
      price === undefined ? rates.tables.onRequest : yuan(price),
    ]);
    expect(shown).toEqual(asShown);
  });

  test('what an advertiser must know and bring is told', async () => {
    const html = await read();
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    expect(unescaped(wordsOf(html))).toContain(squeezed(filled(rates.tables.text, { weeks: bookingRules.weeksAhead })));
    const images = textsOf(html, 'li').filter((one) => /2 ?MB?/.test(one));
    expect(images).toEqual([expect.stringMatching(/授权|authorised/)]);
  });
});
