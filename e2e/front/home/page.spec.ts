import { expect, test } from '../../fixtures';
import { languages } from './languages';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banners can be pushed along, and creators, works and tabs be followed', async ({ page, inLanguage }) => {
    const { home, prefix, carousel, tabs } = inLanguage(languages);
    await page.goto(home);
    const slides = page.getByRole('region', { name: carousel }).locator('[role=group]');
    await expect(slides.first()).toBeInViewport();
    await slides.nth(1).scrollIntoViewIfNeeded();
    await expect(slides.nth(1)).toBeInViewport();
    await expect(page.locator(`a[href^="${prefix}/otherPeople?userId="]`).first()).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20);
    await expect(page.getByRole('tab', { name: tabs.channels })).toHaveAttribute('href', `${prefix}/topicHome`);
  });
});

test('the page comes whole: nothing that it shows is asked for again, and nothing moves while it loads', async ({
  page,
  inLanguage,
}) => {
  const { home } = inLanguage(languages);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift });
  });
  await page.goto(`${home}?utm_source=ad`);
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page view is counted once.
  expect(asked).toEqual([`/api/data/col?flag=19&param=${encodeURIComponent(`${home}?utm_source=ad`)}`]);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBe(0);
});

test('the menu opens, closes by Escape and by a press beside it, and leads who is not logged in to the login', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const { home, prefix, marker, menu, personalCentre } = inLanguage(languages);
  await page.goto(home);
  await expect(page).toHaveURL(home + marker);
  const button = page.getByRole('button', { name: menu });
  const panel = page.getByRole('navigation', { name: menu });
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel.getByRole('link')).toHaveCount(4);
  expect(await findAxeViolations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(5, 700);
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('link', { name: personalCentre }).click();
  const back = encodeURIComponent(`${prefix}/PeopleCenter`);
  await expect(page).toHaveURL(`${prefix}/login?redirecturl=${back}${marker}`);
});
