import { expect, test } from '../fixtures';
import { languages } from './languages';

for (const { name, home, prefix, lang, tabs, carousel, menu, personalCentre } of languages) {
  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the banners, the creators and the first works can be read and followed', async ({ page }) => {
      await page.goto(home);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const slides = page.getByRole('region', { name: carousel }).locator('[role=group]');
      await expect(slides.first()).toBeInViewport();
      await slides.nth(1).scrollIntoViewIfNeeded();
      await expect(slides.nth(1)).toBeInViewport();
      await expect(page.locator(`a[href^="${prefix}/otherPeople?userId="]`).first()).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20);
      const tabLinks = [
        [tabs.subscription, home],
        [tabs.channels, `${prefix}/topicHome`],
        [tabs.activities, `${prefix}/activity`],
      ] as const;
      for (const [tab, href] of tabLinks) {
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('href', href);
      }
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}: no accessibility violation, ${colorScheme}, on any tab or in the menu`, async ({
      page,
      findAxeViolations,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(home);
      await expect(page.locator('.swiper-initialized')).toBeVisible();
      expect(await findAxeViolations()).toEqual([]);
      for (const tab of [tabs.channels, tabs.activities]) {
        const opened = page.waitForEvent('popup');
        await page.getByRole('tab', { name: tab }).click();
        await (await opened).close();
        await expect(page.getByRole('tabpanel', { name: tab }).getByRole('link').first()).toBeVisible();
        expect(await findAxeViolations()).toEqual([]);
      }
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('navigation', { name: menu })).toBeVisible();
      expect(await findAxeViolations()).toEqual([]);
    });
  }

  test(`${name}: the menu opens, closes by Escape and by a press beside it, and leads to four places`, async ({
    page,
  }) => {
    await page.goto(home);
    const button = page.getByRole('button', { name: menu });
    const panel = page.getByRole('navigation', { name: menu });
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(20, 700);
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel.getByRole('link', { name: personalCentre })).toHaveAttribute('href', `${prefix}/PeopleCenter`);
  });
}

test('the client state is saved when the page is left and restored when it comes back', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'once');
    sessionStorage.setItem('state', JSON.stringify({ isLogin: true, avatar: 'avatars/person-001.jpg' }));
  });
  const face = page.getByRole('banner').locator('img');
  await page.goto('/');
  await expect(face).toHaveAttribute('src', /person-001/);
  await page.evaluate(() => sessionStorage.removeItem('state'));
  await page.reload();
  await expect(face).toHaveAttribute('src', /person-001/);
});

test('the first page of works comes with the page and is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/');
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The view of the page is counted, nothing else is asked.
  expect(asked).toEqual(['/api/data/col']);
});

test('nothing in the page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: (entry as { value?: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBe(0);
});
