import { expect, test } from '../../fixtures';
import { languages } from './languages';

/** The running slide animation, by the first transform of its keyframes. */
const sliding = () =>
  document
    .getAnimations()
    .filter((animation) => animation.effect instanceof KeyframeEffect && animation.playState === 'running')
    .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform))
    .filter((transform) => typeof transform === 'string' && transform.includes('translateX'));

/** Records every slide animation when it starts; the test reads them afterwards. */
const watchSlides = `addEventListener('DOMContentLoaded', () => {
  window.slides = [];
  const sliding = ${sliding};
  (function look() {
    for (const from of sliding()) if (!slides.includes(location.pathname + ' ' + from)) slides.push(location.pathname + ' ' + from);
    requestAnimationFrame(look);
  })();
});`;

test('pages slide in, never the first one, and the way back stays on this site', async ({ page, inLanguage }) => {
  const { prefix, home, marker, getApp, logo, back } = inLanguage(languages);
  const app = `${prefix}/app`;
  const at = (path: string) => expect(page).toHaveURL(path + marker);
  // The footer moves while the list above it grows, between press and release, so its link is clicked by event.
  const toApp = () => page.getByRole('contentinfo').getByRole('link', { name: getApp }).dispatchEvent('click');
  const toBack = () => page.getByRole('banner').getByRole('link', { name: back }).click();
  const slides = () => page.evaluate(() => Reflect.get(window, 'slides') as string[]);
  await page.addInitScript(watchSlides);
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  expect(await slides()).toEqual([]);
  await toApp();
  await at(app);
  await expect.poll(slides).toEqual([`${app} translateX(32px)`]);
  await page.goBack();
  await at(home);
  await expect.poll(slides).toContain(`${home} translateX(-32px)`);

  await test.step('who came here first is led home, who came from a page of ours one step back', async () => {
    await page.goto(app);
    await at(app);
    await toBack();
    await at(home);
    await toApp();
    await at(app);
    await page.getByRole('banner').getByRole('link', { name: logo }).click();
    await at(home);
    await page.goBack();
    await at(app);
    await toBack();
    await at(home);
  });

  await test.step('and nothing slides for who wants no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    await at(home);
    await toApp();
    await at(app);
    await page.waitForLoadState('networkidle');
    expect(await slides()).toEqual([]);
  });
});
