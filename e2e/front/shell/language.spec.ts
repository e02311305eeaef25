import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { languages, otherThan } from './languages';

const lang = (page: Page) => page.locator('html').getAttribute('lang');

/** Records every frame of this page in which its content could be visible, for the page that replaces it. */
function notePaints() {
  const seen: string[] = [];
  const look = () => {
    const content = document.querySelector('main, header');
    if (content && getComputedStyle(content).visibility === 'visible') seen.push(document.documentElement.lang);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
}

/** The paths of pages loaded from here on. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test('a marker leads to its language before anything is painted, and the next visit begins there', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  await page.addInitScript(notePaints);
  await page.goto(`${otherThan(language).home}?utm_source=ad${language.marker}`);
  await expect(page).toHaveURL(`${language.home}?utm_source=ad${language.marker}`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await lang(page)).toBe(language.lang);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('[]');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language.marker);

  await page.goto('/');
  await expect(page).toHaveURL(`${language.home}${language.marker}`);
  expect(await lang(page)).toBe(language.lang);
});

test('the logo, the toggle, the way back, a marker written by hand and the skip link keep to their language', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const other = otherThan(language);
  const stands = async ({ home, marker, lang: spoken }: typeof language, fragment: string = marker) => {
    await expect(page).toHaveURL(home + fragment);
    expect(await lang(page)).toBe(spoken);
  };
  await page.goto(language.home);
  await stands(language);

  // A link to the current page gets the hash too.
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: language.logo }).click();
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(entries);
  await stands(language);

  await page.getByRole('link', { name: language.toggle }).click();
  await stands(other);
  await page.goBack();
  await stands(language);
  await page.goForward();
  await stands(other);

  // A page handles the hash once it is hydrated, which is when it has written its own.
  await page.goto(other.home);
  await stands(other);
  await page.evaluate(() => {
    location.hash = '#comments';
  });
  await stands(other, '#comments');
  await page.evaluate((marker) => {
    location.hash = marker;
  }, language.marker);
  await stands(language);

  await page.reload();
  await stands(language);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: language.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await stands(language, '#main');
  await page.reload();
  await stands(language, '#main');
});

test('nobody goes round in circles where storage is refused, or a cookie cannot be changed', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const loads = watchLoads(page);
  await page.goto('/#!en');
  await expect(page).toHaveURL('/en#!en');
  expect(await lang(page)).toBe('en');
  // A loaded page reloads; one that is still loading would already have the other hash.
  await page.waitForLoadState('networkidle');
  await page.goto('/en#!zh');
  await expect(page).toHaveURL('/#!zh');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual(['/', '/en', '/en', '/']);

  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '', httpOnly: true }]);
  const stuck = await context.newPage();
  const loadsOfStuck = watchLoads(stuck);
  await stuck.goto('/#!zh');
  await expect(stuck).toHaveURL('/en#!en');
  await stuck.waitForLoadState('networkidle');
  expect(loadsOfStuck.length).toBeLessThanOrEqual(4);
});
