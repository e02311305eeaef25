import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { barredPages, cards, choices, requestPath } from './pages';
import { languages } from './words';

const main = (page: Page) => page.getByRole('main');

test("'I want to cooperate' offers four services, keeps the focus and gives it back", async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { actions, choice: said, services } = language.words.business;
  const popup = page.getByRole('dialog', { name: said.title });
  // So that nothing is checked while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/business', '/contact-us'] as const) {
    await page.goto(language.prefix + path);
    const buttons = main(page).getByRole('button', { name: actions.cooperate });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => popup.getByRole('button', { name: said.cancel }).click(),
      ]) {
        await expect(popup).toBeHidden();
        await button.click();
        await expect(popup).toBeVisible();
        await expect(popup.locator(':focus')).toHaveCount(1);
        await close();
        await expect(popup).toBeHidden();
        await expect(button).toBeFocused();
      }
    }
    await buttons.first().click();
    expect(await findAxeViolations()).toEqual([]);
    const links = await popup.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(choices[path].map((service) => requestPath(language, service)));
    const [, second] = choices[path];
    await popup.getByRole('link', { name: services[second].title }).click();
    const { name } = language.words.lead.services[second];
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(requestPath(language, second) + language.marker);
  }
});

test('the bar at the bottom of a business page leads on and covers neither the footer nor what has the focus', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { actions, services, servicePage } = language.words.business;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bar = page.locator('.dock');
  for (const path of barredPages) {
    await test.step(path, async () => {
      await page.goto(language.prefix + path);
      await expect(bar).toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeInViewport();
      const footer = page.getByRole('contentinfo').locator(':scope > *').last();
      await expect
        .poll(async () => bottomOf(await footer.boundingBox()))
        .toBeLessThanOrEqual(topOf(await bar.boundingBox()));
      await page.evaluate(() => scrollTo(0, 0));
      expect(await coveredInFocus(page)).toEqual([]);
    });
  }
  await page.goto(`${language.prefix}/business`);
  await main(page).getByRole('link', { name: actions.customer }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${language.prefix}/customer`);
  await page.goto(`${language.prefix}/service`);
  await bar.getByRole('link', { name: servicePage.request }).click();
  await expect(page).toHaveURL(requestPath(language, 'industry') + language.marker);
  await page.goto(`${language.prefix}/service`);
  // The whole card can be pressed, not only its text: the link covers it.
  const { title } = services.competitions;
  await main(page).getByRole('heading', { level: 3, name: title, exact: true }).click({ force: true });
  await expect(page).toHaveURL(requestPath(language, 'competitions') + language.marker);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a business page shows all of itself, its popup opens, leads on and closes, and a question its answer', async ({
    page,
    inLanguage,
  }) => {
    const { prefix, words } = inLanguage(languages);
    const { actions, choice, services, page: front } = words.business;
    for (const path of barredPages.toReversed()) {
      await page.goto(prefix + path);
      const headings = await main(page).getByRole('heading').all();
      expect(headings.length).toBeGreaterThan(cards.length);
      for (const heading of headings) await expect(heading).toBeVisible();
    }
    const button = main(page).getByRole('button', { name: actions.cooperate }).last();
    const popup = page.getByRole('dialog', { name: choice.title });
    await button.click();
    await expect(popup.getByRole('link')).toHaveCount(cards.length);
    await expect(popup.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await popup.getByRole('button', { name: choice.cancel }).click();
    await expect(popup).toBeHidden();
    const { question, answer } = front.questions.privacy;
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await button.click();
    await popup.getByRole('link', { name: services.activities.title }).click();
    const { name } = words.lead.services.activities;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
  });
});

type Box = { y: number; height: number } | null;
const topOf = (box: Box) => box?.y ?? Number.NaN;
const bottomOf = (box: Box) => (box ? box.y + box.height : Number.NaN);

/** Goes through the page by Tab, and names focused elements that the bar or the header covers. */
async function coveredInFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isCovered } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', isCovered: false };
      const { top, bottom } = element.getBoundingClientRect();
      const bar = document.querySelector('.dock');
      const header = document.querySelector('header');
      const isFree = bar?.contains(element) || header?.contains(element) || element.closest('section[aria-label]');
      const room = [
        header?.getBoundingClientRect().bottom ?? 0,
        bar?.getBoundingClientRect().top ?? innerHeight,
      ] as const;
      const place = [...document.querySelectorAll('a, button, summary')].indexOf(element);
      return {
        name: `${place} ${element.textContent}`,
        isCovered: !isFree && (top < room[0] - 1 || bottom > room[1] + 1),
      };
    });
    if (name === '' || seen.has(name)) break;
    seen.add(name);
    if (isCovered) covered.push(name);
  }
  expect(seen.size).toBeGreaterThan(10);
  return covered;
}
