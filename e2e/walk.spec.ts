import { type BrowserContext, type Page, type Request, request as requests } from '@playwright/test';
import en from '../messages/en/business/business.json' with { type: 'json' };
import zh from '../messages/zh/business/business.json' with { type: 'json' };
import { languages as consoleLanguages } from './base/staff/words';
import { faultsInLayout } from './faults-in-layout';
import { type Filled, fill, type Logins } from './filled';
import { test as base, expect } from './fixtures';
import { keepLogin } from './people/account/people';
import { addressOf, screens } from './screens';
import type { Screen } from './screens/screen';

interface Kept {
  /** The content of the screens, and the logins. */
  made: { filled: Filled; logins: Logins };
  /** One browser for each kind of person: scripts, styles and fonts stay in its cache from screen to screen. */
  contexts: Map<Screen['who'], BrowserContext>;
}

/** `Kept` is created once per worker. Each screen has a tab of its own, with a storage that holds a login at most. */
const test = base.extend<{ who: Screen['who'] }, Kept>({
  who: ['visitor', { option: true }],
  made: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says by it what it needs
    async ({}, use, { project }) => {
      const newRequest = () => requests.newContext({ baseURL: project.use.baseURL });
      await use(await fill(newRequest));
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browserName: _ }, use) => {
      const contexts: Kept['contexts'] = new Map();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contexts, who, extraHTTPHeaders }, use) => {
    const context = contexts.get(who) ?? (await browser.newContext());
    contexts.set(who, context);
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await context.clearCookies();
  },
  page: async ({ context, who, made }, use) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (sessionStorage.getItem('screen of the walk')) return;
      sessionStorage.setItem('screen of the walk', 'open');
      localStorage.clear();
    });
    if (who !== 'visitor') {
      await context.addCookies(made.logins[who].cookies);
      await keepLogin(page, made.logins[who].token);
    }
    await use(page);
    await page.close();
  },
});

const [chinese, english] = consoleLanguages;
const inChinese = { ...chinese, words: { ...chinese.words, business: zh } };
const inEnglish = { ...english, words: { ...english.words, business: en } };
type Language = typeof inChinese | typeof inEnglish;
const phone = { width: 390, height: 844 };

for (const [index, screen] of screens.entries()) {
  // Each screen is fully checked in one language, and measured in the other; a full run checks both fully.
  const [close, other] = index % 2 === 0 ? [inChinese, inEnglish] : [inEnglish, inChinese];

  test.describe(() => {
    test.use({
      who: screen.who,
      everyCell: { language: close.name, window: 'phone', scheme: 'light' },
      expectedErrors: [screen.status ? /status of 4(?:04|10)/ : screen.error].filter(
        (pattern) => pattern !== undefined,
      ),
      reducedMotion: 'reduce',
    });

    test(`${screen.who} ${screen.path}`, async ({ page, made, findAxeViolations, baseURL }) => {
      // The pages before this one left it in the tab.
      await page.addInitScript((entry) => {
        if (entry) sessionStorage.setItem('entry', entry);
      }, screen.entry && JSON.stringify(screen.entry));
      const foreign = watchForeign(page, baseURL ?? '');
      const faults: string[] = [];
      const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
      const looks = process.env.TEST_FULL ? [close, other] : [close];

      for (const language of looks) {
        await open(page, screen, language, made.filled);
        note(`${language.name}, light, 390 px`, await findAxeViolations());
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ ...phone, width });
          note(`${language.name}, ${width} px`, await faultsInLayout(page));
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        note(`${language.name}, dark, 1280 px`, await findAxeViolations());
        await page.setViewportSize(phone);
        note(`${language.name}, 390 px`, await faultsInLayout(page));
        if (screen.act) {
          await screen.act(page, language.words);
          note(`${language.name}, dark, after the act`, [
            ...(await findAxeViolations()),
            ...(await faultsInLayout(page)),
          ]);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
      if (!process.env.TEST_FULL) {
        await open(page, screen, other, made.filled);
        note(`${other.name}, 390 px`, await faultsInLayout(page));
      }
      expect([...faults, ...foreign]).toEqual([]);
    });
  });
}

/** Opens the screen, wakes it if it sleeps, and waits until everything that is loaded after the page is there. */
async function open(page: Page, screen: Screen, { name, prefix, marker, lang }: Language, filled: Filled) {
  const answer = await page.goto(addressOf(screen, prefix, filled));
  expect([name, answer?.status()]).toEqual([name, screen.status ?? 200]);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  // A touch wakes a sleeping page, and lazy content far below is loaded. The last component to hydrate writes the
  // language hash.
  await page.mouse.wheel(0, 20_000);
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Requests of the page to other sites from here on. */
function watchForeign(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (asked: Request) => {
    if (/^https?:/.test(asked.url()) && new URL(asked.url()).origin !== own) foreign.push(`asks ${asked.url()}`);
  });
  return foreign;
}
