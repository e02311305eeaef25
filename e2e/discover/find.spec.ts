import enFind from '../../messages/en/discover-find.json' with { type: 'json' };
import enHome from '../../messages/en/home.json' with { type: 'json' };
import zhFind from '../../messages/zh/discover-find.json' with { type: 'json' };
import zhHome from '../../messages/zh/home.json' with { type: 'json' };
import { expect, test } from '../fixtures';

const languages = [
  { name: 'zh', prefix: '', words: zhFind, home: zhHome },
  { name: 'en', prefix: '/en', words: enFind, home: enHome },
] as const;

for (const { name, prefix, words, home } of languages) {
  test.describe(`${name}: Discover, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('every section is there, and every link leads to a page of its own', async ({ page, request }) => {
      await page.goto(`${prefix}/Find`);
      for (const section of Object.values(words.sections)) {
        await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
      }
      const links = await page.getByRole('main').getByRole('link').all();
      const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
      expect(addresses.size).toBeGreaterThan(40);
      for (const address of addresses) {
        const answer = await request.get(address ?? '', { maxRedirects: 0 });
        expect([address, answer.status()]).toEqual([address, 200]);
      }
    });

    test('what is typed into the box is searched for', async ({ page }) => {
      await page.goto(`${prefix}/Find`);
      await page.getByRole('searchbox', { name: words.search.label }).fill('光 影');
      await page.getByRole('button', { name: words.search.go }).click();
      await expect(page).toHaveURL(
        `${prefix}/Search?text=${encodeURIComponent('光').concat('+')}${encodeURIComponent('影')}`,
      );
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}: Discover has no accessibility violation, ${colorScheme}`, async ({ page, findAxeViolations }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${prefix}/Find`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      expect(await findAxeViolations()).toEqual([]);
    });
  }

  test(`${name}: all channels and all activities are on the tabs of the home page`, async ({ page }) => {
    await page.goto(`${prefix}/Find`);
    for (const list of ['channels', 'activities'] as const) {
      const section = page.getByRole('region', { name: words.sections[list] });
      await section.getByRole('link', { name: words.more }).click();
      const panel = page.getByRole('tabpanel', { name: home.tabs[list] });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await page.goBack();
    }
  });
}
