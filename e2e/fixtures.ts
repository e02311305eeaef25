import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Cell, cellOf, windows } from './cells';

interface Fixtures {
  /** The cell of a project for every journey; null for the journey's own. */
  everyCell: Cell | null;
  /** The cell of this journey. `test.use` of a browser option overrides it. */
  cell: Cell;
  /** The entry of this journey's language, in a list with one for each. */
  inLanguage: <Entry extends { readonly name: Cell['language'] }>(languages: readonly Entry[]) => Entry;
  /**
   * Messages on the console that the test expects; at most one pattern, since Playwright takes a list of two for a
   * value with its options. Every other error fails the test.
   */
  expectedErrors: RegExp[];
  /** Finds accessibility violations in the present page; a test expects none. */
  findAxeViolations: () => Promise<string[]>;
  watchConsole: undefined;
  standInForChatApp: undefined;
}

/** Playwright's `test` for every journey: an unexpected error in the page or on its console fails it. */
export const test = base.extend<Fixtures>({
  everyCell: [null, { option: true }],
  cell: async ({ everyCell }, use, { titlePath }) => {
    await use(everyCell ?? cellOf(titlePath.slice(1).join(' ')));
  },
  viewport: ({ cell }, use) => use(windows[cell.window].viewport),
  isMobile: ({ cell }, use) => use(windows[cell.window].isMobile),
  hasTouch: ({ cell }, use) => use(windows[cell.window].hasTouch),
  deviceScaleFactor: ({ cell }, use) => use(windows[cell.window].deviceScaleFactor),
  userAgent: ({ cell }, use) => use(windows[cell.window].userAgent),
  colorScheme: ({ cell }, use) => use(cell.scheme),

  inLanguage: ({ cell }, use) =>
    use((languages) => {
      const found = languages.find(({ name }) => name === cell.language);
      if (!found) throw new Error(`There is no entry for ${cell.language}.`);
      return found;
    }),

  expectedErrors: [[], { option: true }],

  // A client address of its own for each test, because requests per address are limited.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const [a, b, c] = randomBytes(3);
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },

  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = errorsIn(context, expectedErrors);
      await use(undefined);
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],

  // The chat app's SDK is on another site, which no test may request; tests that need it provide a stand-in. Only in the
  // chat app, since a browser with a route keeps nothing in its cache.
  standInForChatApp: [
    async ({ context, userAgent }, use) => {
      const body = 'window.wx = { config() {}, ready() {}, error() {} }';
      if (userAgent?.includes('MicroMessenger'))
        await context.route('https://res.wx.qq.com/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
      await use(undefined);
    },
    { auto: true },
  ],

  findAxeViolations: async ({ page }, use) => {
    await use(() => violationsOf(page));
  },
});
export { expect };

/** Errors in the pages of a browser from here on, except expected ones. */
export function errorsIn(context: BrowserContext, expected: readonly RegExp[] = []): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(String(error.error())));
  return errors;
}

/**
 * Accessibility violations of a page without its frames: one line per rule and element, so that a failure names the
 * place. Axe is injected once per page; collecting passes too would take five times as long.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    // Elements that fade in would not have their final colours yet.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    const looked = (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], iframes: false });
    return looked.finally(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
