import { createHash } from 'node:crypto';

/** The variant in which a journey runs: language, width of the window, colour scheme. */
export interface Cell {
  language: 'zh' | 'en';
  window: 'phone' | 'laptop';
  scheme: 'light' | 'dark';
}

/** Every cell of the matrix; `npm run test:full` runs each journey in all of them. */
export const cells: readonly Cell[] = (['zh', 'en'] as const).flatMap((language) =>
  (['phone', 'laptop'] as const).flatMap((window) =>
    (['light', 'dark'] as const).map((scheme) => ({ language, window, scheme })),
  ),
);

/** `zh phone light` */
export const nameOf = ({ language, window, scheme }: Cell) => `${language} ${window} ${scheme}`;

/** The cell in which `npm test` runs a journey: fixed by its title, so that all cells occur over the suite. */
export function cellOf(journey: string): Cell {
  const [byte = 0] = createHash('sha256').update(journey).digest();
  return cells[byte % cells.length] as Cell;
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';

/** Each window: its size, its touch support and its user agent. */
export const windows = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // No test checks single pixels, and seven times as many of them take longer to draw.
    deviceScaleFactor: 1,
    userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${chrome} Mobile Safari/537.36`,
  },
  laptop: {
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
  },
} as const;
