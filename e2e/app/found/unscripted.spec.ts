import { expect, test } from '../../fixtures';
import { addressIn, languages, publicPages } from './public-pages';

test.use({ javaScriptEnabled: false });

test('what stands in the HTML of a public page is shown to who runs no scripts', async ({ page, inLanguage }) => {
  const { prefix } = inLanguage(languages);
  for (const { path } of publicPages) {
    await page.goto(addressIn(prefix, path));
    const [shown = 0, there = 0] = await page.locator('main').evaluate((main: HTMLElement) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const one of copy.querySelectorAll('script, style, template, noscript, dialog, .sr-only')) one.remove();
      // biome-ignore lint/performance/useDomNodeTextContent: what is shown counts, not what is there
      return [main.innerText, copy.textContent].map((text) => (text ?? '').replace(/\s+/g, '').length);
    });
    // Closed parts, and those that need scripts, are hidden on purpose; most of the text must not be.
    expect([path, shown > there / 2]).toEqual([path, true]);
  }
});
