import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { messages } from '@/lib/app/messages';
import { renderIn } from '@/test/render';
import { RateList } from './rate-list';
import { rateOffers } from './rate-offers';
import { RatePositions } from './rate-positions';
import { RateTables } from './rate-tables';

const prices = { writing: 300_000, headline: 1_200_000, second: 650_050, A1: 3_000_000, A2: null, A3: 0, A4: 800_000 };

const words = {
  zh: {
    prefix: '',
    official: '公众号（微信）',
    app: '网站与 App',
    officialColumns: ['项目', '次数 / 时长', '价格'],
    appColumns: ['位置', '价格 / 周'],
    durations: ['1 次', '1 次', '1 次', '1 周'],
    onRequest: '面议',
    book: /^预订 A2/,
  },
  en: {
    prefix: '/en',
    official: 'Official account (WeChat)',
    app: 'Website and app',
    officialColumns: ['Item', 'Duration', 'Price'],
    appColumns: ['Position', 'Per week'],
    durations: ['1 time', '1 time', '1 time', '1 week'],
    onRequest: 'On request',
    book: /^Book: A2/,
  },
} as const;

const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent);
const widths = (table: HTMLElement) => [...table.querySelectorAll('col')].map((column) => column.className);
const priceOf = (row: HTMLElement) => within(row).getAllByRole('cell').at(-1)?.firstElementChild?.textContent;

describe.each(['zh', 'en'] as const)('%s', (language) => {
  const t = words[language];

  test('the official account: item, duration and price, in half and two quarters', () => {
    renderIn(language, <RateTables data={{ prices }} />);
    const table = screen.getByRole('table', { name: t.official });
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([...t.officialColumns]);
    expect(widths(table)).toEqual(['w-1/2', 'w-1/4', 'w-1/4']);
    expect(table).toHaveClass('table-fixed', 'w-full');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([...t.durations]);
    // The link has no price.
    expect(rows.map(priceOf)).toEqual(['¥3,000', '¥12,000', '¥6,500.50', t.onRequest]);
  });

  test('website and app: position and price, in four fifths and one', () => {
    renderIn(language, <RateTables data={{ prices }} />);
    const table = screen.getByRole('table', { name: t.app });
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([...t.appColumns]);
    expect(widths(table)).toEqual(['w-4/5', 'w-1/5']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(priceOf)).toEqual(['¥30,000', t.onRequest, '¥0', '¥8,000']);
    const positions = within(table).getAllByRole('rowheader');
    expect(positions.map((position) => position.textContent?.slice(0, 2))).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(positions[0]).toHaveTextContent('2592 × 988');
  });

  test('what can be booked leads to its booking; writing comes with a post', () => {
    renderIn(language, <RateTables data={{ prices }} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['headline', 'second', 'articleLink', 'A1', 'A2', 'A3', 'A4'].map(
        (product) => `${t.prefix}/advertisement/booking?product=${product}`,
      ),
    );
    expect(screen.getByRole('link', { name: t.book })).toHaveAttribute('href', expect.stringMatching(/A2$/));
  });

  test('the sketches are for the eye: each has its position by name', () => {
    const { container } = renderIn(language, <RatePositions />);
    expect(texts(screen.getAllByRole('listitem')).map((text) => /A\d/.exec(text ?? '')?.[0])).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
    ]);
    for (const sketch of container.querySelectorAll('svg')) expect(sketch).toHaveAttribute('aria-hidden', 'true');
  });

  test('search engines get the prices in yuan, and none where it is on request', () => {
    const t = createTranslator({ locale: language, messages: messages[language], namespace: 'advertising' });
    const seller = { '@id': 'https://light.example/#organization' };
    const offers = rateOffers({ name: 'x', url: 'https://light.example/advertisement', seller, prices, words: t });
    expect(offers).toMatchObject({ '@type': 'OfferCatalog', name: 'x' });
    const list = offers.itemListElement as { price?: string; itemOffered: { name: string } }[];
    expect(list.map(({ price }) => price)).toEqual([
      '3000.00',
      '12000.00',
      '6500.50',
      undefined,
      '30000.00',
      undefined,
      '0.00',
      '8000.00',
    ]);
    expect(list[1]).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'CNY',
      seller,
      itemOffered: { provider: seller },
    });
    expect(list[1]?.itemOffered.name).toBe(t('products.headline.name'));
  });
});

test('what must be brought is shown in the language of the page, and otherwise says in which it is', () => {
  const items = [
    { zh: '图片 2M 以上', en: 'Images over 2 MB' },
    { zh: '已取得授权', en: '' },
  ];
  renderIn('en', <RateList items={items} />);
  expect(screen.getByText('Images over 2 MB')).not.toHaveAttribute('lang');
  expect(screen.getByText('已取得授权')).toHaveAttribute('lang', 'zh-CN');
});
