import { expect, test } from '../fixtures';
import { businessPages, screens } from './screens';
import { languages } from './words';

const pages = [...businessPages, '/advertisement/booking', '/business/request/activities'] as const;
const popups: readonly string[] = ['/business', '/contact-us'];

for (const { width, use } of screens) {
  for (const { name, prefix, words } of languages) {
    test.describe(`${name}, ${width} px`, () => {
      test.use(use);

      for (const path of pages) {
        test(`${path} is accessible in light and dark, with its popup open too`, async ({
          page,
          findAxeViolations,
        }) => {
          const violations = async () => {
            const found: string[] = [];
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              found.push(...(await findAxeViolations()).map((violation) => `${colorScheme}: ${violation}`));
            }
            return found;
          };
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
          expect(await violations()).toEqual([]);
          if (!popups.includes(path)) return;
          await page.getByRole('main').getByRole('button', { name: words.business.actions.cooperate }).last().click();
          await expect(page.getByRole('dialog', { name: words.business.choice.title })).toBeVisible();
          expect(await violations()).toEqual([]);
        });
      }
    });
  }
}
