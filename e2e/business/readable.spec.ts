import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screens } from './screens';
import { allWords, languages } from './words';

/** What a page of its kind says, by its messages; the letters of editors stand in the pages apart from it. */
const saidOn = {
  '/business': ({ business }: (typeof languages)[number]['words']) => {
    const { title: _, description: __, steps, ...page } = business.page;
    const { elsewhere: ___, ...brief } = steps.brief;
    return [{ ...page, steps: { ...steps, brief } }, business.choice, pick(business.services, fourCards)];
  },
  '/service': ({ business }: (typeof languages)[number]['words']) => {
    const { title: _, description: __, ...page } = business.servicePage;
    return [page, pick(business.services, fourCards), business.actions.contact];
  },
  '/contact-us': ({ business }: (typeof languages)[number]['words']) => [
    business.contactPage.side,
    business.choice,
    pick(business.services, ['activities', 'advertising', 'competitions', 'sales']).map(({ go: _, ...shown }) => shown),
    business.page.contact,
  ],
  '/advertisement': ({ advertising }: (typeof languages)[number]['words']) => {
    const { title: _, description: __, catalog: ___, tables, ...page } = advertising.rates;
    const { onRequest: ____, ...shownTables } = tables;
    return [page, shownTables, advertising.products];
  },
} as const;

const fourCards = ['resources', 'activities', 'competitions', 'advertising'] as const;

function pick<Name extends string, Value>(of: Record<Name, Value>, names: readonly Name[]): Value[] {
  return names.map((name) => of[name]);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** All that stands on the page for its reader, closed parts included, without its spaces. */
const wholeText = async (page: Page) => squeezed((await page.getByRole('main').textContent()) ?? '');

for (const { width, use } of screens) {
  for (const language of languages) {
    const { prefix, words } = language;

    test.describe(`${language.name}, ${width} px, without JavaScript`, () => {
      test.use({ ...use, javaScriptEnabled: false });

      for (const path of ['/business', '/service', '/contact-us', '/advertisement'] as const) {
        test(`${path} says all that it has to say`, async ({ page }) => {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const text = await wholeText(page);
          const missing = saidOn[path](words)
            .flatMap((part) => (typeof part === 'string' ? [part] : allWords(part)))
            .filter((one) => !text.includes(squeezed(one)));
          expect(missing).toEqual([]);
          for (const heading of await page.getByRole('main').getByRole('heading').all()) {
            await expect(heading).toBeVisible();
          }
        });
      }

      test('/customer says when somebody is there, and every other way', async ({ page }) => {
        await page.goto(`${prefix}/customer`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
        await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
        await expect(page.getByRole('main').locator(`a[href="${prefix}/business"]`)).toBeVisible();
      });

      test('the popup opens, leads on and closes; a question shows its answer', async ({ page }) => {
        const { actions, choice, services, page: front } = words.business;
        await page.goto(`${prefix}/business`);
        const button = page.getByRole('main').getByRole('button', { name: actions.cooperate }).last();
        const popup = page.getByRole('dialog', { name: choice.title });
        await button.click();
        await expect(popup.getByRole('link')).toHaveCount(4);
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
        const { name, lead } = words.cooperation.services.activities;
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByText(lead)).toBeVisible();
        await expect(page.locator('noscript p')).toHaveText(words.cooperation.form.noScript);
        await expect(page.locator('noscript p')).toBeVisible();
      });
    });
  }
}
