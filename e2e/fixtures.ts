import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Cell, cellOf, windows } from './cells';

interface Fixtures {
  /** The cell that a project runs every journey in; null for the journey's own. */
  everyCell: Cell | null;
  /** In what this journey is seen. `test.use` of an option of the browser goes before it. */
  cell: Cell;
  /** The entry of this journey's language, of a list with one for each. */
  inLanguage: <Entry extends { readonly name: Cell['language'] }>(languages: readonly Entry[]) => Entry;
  /**
   * Messages on the console that the test expects, as one pattern at most: Playwright takes a list of two for a value with its
   * options. Every other error there fails the test.
   */
  expectedErrors: RegExp[];
  /** Finds what is wrong with the accessibility of the page as it is now; a test expects it to find nothing. */
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

  // A client of its own for each test: what one address may ask for is limited.
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

  // The chat app's SDK is on a site of its own, which no test leaves for; who needs more of it plays it himself.
  standInForChatApp: [
    async ({ context }, use) => {
      await context.route('https://res.wx.qq.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.wx = { config() {}, ready() {}, error() {} }' }),
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

/** What goes wrong in the pages of a browser from now on, but for what is expected. */
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
 * What is wrong with the accessibility of a page, frames in it left out: one line per rule and element, so that a failure names
 * the place. The page is given axe once and keeps it; to gather what is right too would take five times as long.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    // What fades in meanwhile would not have its colours yet.
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
