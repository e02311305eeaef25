import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { deskOf, newText, test, visitorOf } from './people';
import { languages } from './words';

const payloads = [
  '<script>window.harmed = 1</script>',
  '<img src=x onerror="window.harmed = 1">',
  '"><svg onload=window.harmed=1>',
  "javascript:window.harmed=1//';window.harmed=1//",
  '<a href="javascript:window.harmed=1">x</a>',
  '{{constructor.constructor("window.harmed=1")()}}',
  '</textarea></script><iframe srcdoc="<script>parent.harmed=1</script>">',
  '\u202Egnp.exe\u0007&lt;b&gt;&#60;i&#62;',
];

const harmed = (page: Page) => page.evaluate(() => 'harmed' in window);

/** A conversation must not run what somebody writes. Access to it: `privacy.answers.test.ts`. */
export function safeJourneys() {
  test('what looks like code is a text in both directions, in lists and in the address that the visitor came by', async ({
    page,
    desk: deskPage,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const [visitor, desk] = [visitorOf(page, language), deskOf(deskPage, language)];
    const [landing, mark] = [newText('<img src=x onerror=window.harmed=1>'), newText()];
    await desk.open();
    await page.goto(`${language.prefix}/customer?utm_source=${encodeURIComponent(landing)}`);
    for (const payload of payloads) await visitor.write(`${payload} ${mark}`);
    const texts = payloads.map((payload) => `${payload} ${mark}`);
    await expect(desk.item(texts.at(-1) ?? '')).toBeVisible();
    await desk.item(mark).getByRole('link').click();
    await expect.poll(desk.said).toEqual(texts);
    for (const text of texts) {
      await desk.answer.fill(text);
      await desk.answer.press('Enter');
      await expect(desk.item(text)).toBeVisible();
    }
    await expect.poll(visitor.said).toEqual([...texts.map(visitor.own), ...texts.map(visitor.answer)]);
    for (const [where, log] of [
      [page, visitor.log],
      [deskPage, desk.log],
    ] as const) {
      await expect(log.locator('img, svg, script, iframe, a, b, i')).toHaveCount(0);
      expect(await harmed(where)).toBe(false);
      await where.reload();
      await expect(log.getByText(texts[0] ?? '').first()).toBeVisible();
      expect(await harmed(where)).toBe(false);
    }
    await expect(deskPage.getByText(encodeURIComponent(landing))).toBeVisible();
  });
}
