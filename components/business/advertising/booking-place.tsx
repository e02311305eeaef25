import type { Product } from '@/lib/business/advertising/codes';

interface Block {
  y: number;
  height: number;
  x?: number;
  width?: number;
}

/** The blocks of a page, in units of the drawing. */
const pages = {
  article: [
    { y: 6, height: 12 },
    { y: 21, height: 8 },
    { y: 32, height: 8 },
  ],
  ending: [
    { y: 6, height: 12 },
    { y: 21, height: 2 },
    { y: 26, height: 2 },
    { y: 32, height: 8 },
  ],
  home: [
    { y: 6, height: 12 },
    { y: 21, height: 8, width: 9 },
    { y: 21, height: 8, x: 16, width: 9 },
    { y: 32, height: 8 },
  ],
  work: [
    { y: 6, height: 14 },
    { y: 23, height: 5 },
    { y: 31, height: 2 },
    { y: 36, height: 2 },
  ],
  activities: [
    { y: 6, height: 6 },
    { y: 15, height: 11, width: 9 },
    { y: 15, height: 11, x: 16, width: 9 },
    { y: 29, height: 11, width: 9 },
    { y: 29, height: 11, x: 16, width: 9 },
  ],
} as const satisfies Record<string, readonly Block[]>;

/** Place of each product: its page, and which of the page's blocks it is. */
const places: Record<Product, [page: keyof typeof pages, block: number]> = {
  headline: ['article', 0],
  second: ['article', 1],
  articleLink: ['ending', 3],
  A1: ['home', 0],
  A2: ['home', 3],
  A3: ['work', 1],
  A4: ['activities', 0],
};

/** A drawing of a phone with the booked place highlighted. The text beside it says the same. */
export function BookingPlace({ product }: { product: Product }) {
  const [page, lit] = places[product];
  return (
    <svg viewBox="0 0 30 46" aria-hidden="true" className="h-14 w-auto flex-none">
      <rect x="0.5" y="0.5" width="29" height="45" rx="4" className="fill-surface stroke-line" />
      {pages[page].map(({ y, height, x = 5, width = 20 }: Block, index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
          className={index === lit ? 'fill-accent' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
