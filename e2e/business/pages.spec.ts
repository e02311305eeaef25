import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screens } from './screens';
import { type BusinessLanguage, languages } from './words';

/** The four choices of each popup, in their order, and the four cards (specification section 2). */
const cards = ['resources', 'activities', 'competitions', 'advertising'] as const;
const choices = {
  '/business': cards,
  '/contact-us': ['activities', 'advertising', 'competitions', 'sales'],
} as const;

/** What the demonstration is configured with. */
const configured = { hotline: '+1 202 555 0199', dialled: 'tel:+12025550199', email: 'business@lightfield.example' };

const requestPath = ({ prefix }: BusinessLanguage, service: string) => `${prefix}/business/request/${service}`;
const main = (page: Page) => page.getByRole('main');
const hrefs = (page: Page, scope = main(page)) =>
  scope.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const { width, use } of screens) {
  for (const language of languages) {
    const { words, prefix } = language;
    const { actions, choice: said } = words.business;

    test.describe(`${language.name}, ${width} px`, () => {
      test.use(use);

      for (const path of ['/business', '/contact-us'] as const) {
        test(`${path}: 'I want to cooperate' offers four services, keeps the focus and gives it back`, async ({
          page,
        }) => {
          await page.goto(prefix + path);
          const popup = page.getByRole('dialog', { name: said.title });
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
              expect(await hrefs(page, popup)).toEqual(choices[path].map((service) => requestPath(language, service)));
              await close();
              await expect(popup).toBeHidden();
              await expect(button).toBeFocused();
            }
          }
          await buttons.first().click();
          const service = words.cooperation.services[choices[path][1]];
          await popup.getByRole('listitem').nth(1).getByRole('link').click();
          await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
          await expect(page).toHaveURL(requestPath(language, choices[path][1]) + language.marker);
        });
      }

      test('every card of a service leads to its form', async ({ page }) => {
        for (const path of ['/business', '/service']) {
          await page.goto(prefix + path);
          for (const service of cards) {
            const { title, go } = words.business.services[service];
            const card = main(page)
              .getByRole('listitem')
              .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
            await expect(card.getByRole('link', { name: go })).toHaveAttribute('href', requestPath(language, service));
          }
        }
        // The whole card can be pressed, not its line of words alone: the link lies over it.
        const { title } = words.business.services.competitions;
        await main(page).getByRole('heading', { level: 3, name: title, exact: true }).click({ force: true });
        const form = words.cooperation.services.competitions;
        await expect(page.getByRole('heading', { level: 1, name: form.name })).toBeVisible();
      });

      test('customer service, the hotline and the e-mail are what is configured', async ({ page }) => {
        const { contact } = words.business.page;
        for (const path of ['/business', '/contact-us']) {
          await page.goto(prefix + path);
          const block = page.getByRole('region', { name: contact.title });
          const ways = [configured.dialled, `mailto:${configured.email}`, `${prefix}/customer`];
          expect(await hrefs(page, block)).toEqual(ways);
          await expect(block.getByRole('link', { name: contact.hotline })).toContainText(configured.hotline);
          await expect(block.getByRole('link', { name: contact.email })).toContainText(configured.email);
          const call = main(page).getByRole('link', { name: actions.call });
          await expect(call).toHaveAttribute('href', configured.dialled);
          await expect(call).toBeInViewport();
        }
        await page.goto(`${prefix}/business`);
        await main(page).getByRole('link', { name: actions.customer }).click();
        await expect(page).toHaveURL(`${prefix}/customer${language.marker}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('the bar at the bottom of /service has two buttons, one of them to contact us', async ({ page }) => {
        await page.goto(`${prefix}/service`);
        const ways = main(page).locator('.dock').getByRole('link');
        await expect(ways).toHaveText([actions.contact, words.business.servicePage.request]);
        await expect(ways.first()).toBeInViewport();
        await expect(ways.first()).toHaveAttribute('href', `${prefix}/contact-us`);
        await ways.last().click();
        await expect(page).toHaveURL(requestPath(language, 'industry') + language.marker);
      });
    });
  }
}
