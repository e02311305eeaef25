import { rateItems } from '@/lib/business/advertising/codes';
import type { Prices } from '@/lib/business/advertising/rules/price';
import { type RateTranslator, rateWords } from './rate-words';

interface RateOffers {
  name: string;
  /** Absolute URL of the page. */
  url: string;
  /** The seller as a schema.org object. */
  seller: Record<string, unknown>;
  prices: Prices;
  words: RateTranslator;
}

/** The rate card as schema.org offers: each item with its price in yuan, where it has one. */
export function rateOffers({ name, url, seller, prices, words }: RateOffers): Record<string, unknown> {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#rates`,
    name,
    url,
    itemListElement: rateItems.map((item) => {
      const { name: itemName, place, unit } = rateWords(words, item);
      const fen = prices[item] ?? null;
      return {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: itemName, description: place, provider: seller },
        seller,
        ...(fen !== null && {
          price: (fen / 100).toFixed(2),
          priceCurrency: 'CNY',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (fen / 100).toFixed(2),
            priceCurrency: 'CNY',
            unitText: unit,
          },
        }),
      };
    }),
  };
}
