import { expect, test } from '../fixtures';
import { agents } from './agents';

test.use({ userAgent: agents.android });

/** What is sliding now, by its keyframes' first transform. */
const sliding = () =>
  document
    .getAnimations()
    .filter((animation) => animation.effect instanceof KeyframeEffect && animation.playState === 'running')
    .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform))
    .filter((transform) => typeof transform === 'string' && transform.includes('translateX'));

/** Notes every slide as soon as it begins; a test asks for them afterwards. */
const watchSlides = `addEventListener('DOMContentLoaded', () => {
  window.slides = [];
  const sliding = ${sliding};
  (function look() {
    for (const from of sliding()) if (!slides.includes(location.pathname + ' ' + from)) slides.push(location.pathname + ' ' + from);
    requestAnimationFrame(look);
  })();
});`;

// The footer moves down while the list above it grows, between a press and its release: its links are pressed by event.
for (const [prefix, get, home, back] of [
  ['', '下载 App', '光场首页', '返回'],
  ['/en', 'Get the app', 'Lightfield home', 'Back'],
] as const) {
  const start = prefix || '/';

  test(`pages slide in, never the first one: ${start}`, async ({ page }) => {
    await page.addInitScript(watchSlides);
    const slides = () => page.evaluate(() => Reflect.get(window, 'slides') as string[]);
    await page.goto(start);
    await page.waitForLoadState('networkidle');
    expect(await slides()).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: get }).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
    await expect.poll(slides).toEqual([`${prefix}/app translateX(32px)`]);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${start}#`));
    await expect.poll(slides).toContain(`${start} translateX(-32px)`);
  });

  test(`nothing slides for who wants no motion: ${start}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(watchSlides);
    await page.goto(start);
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: get }).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'slides'))).toEqual([]);
  });

  test(`back stays on this site: ${start}`, async ({ page }) => {
    await page.goto(`${prefix}/app`);
    await page.getByRole('banner').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${start}#`));
    await page.getByRole('contentinfo').getByRole('link', { name: get }).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
    await page.getByRole('banner').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`${start}#`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
    await page.getByRole('banner').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${start}#`));
  });
}
