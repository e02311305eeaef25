import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Makes the next visit to a page get its sleeping form (ADR 13), which only a cached page has. The first answer after a
 * change is a full one, and other journeys change pages at any moment. `path` has its language and no query.
 */
export async function keepAsleep(page: Page, path: string): Promise<void> {
  await keepPointerAway(page);
  await expect(async () => {
    const response = await page.request.get(path);
    expect(await response.text()).not.toMatch(/<script src="\/_next\/[^"]+" async/);
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ response }),
      { times: 1 },
    );
  }).toPass();
}

/**
 * A headless browser may report a pointer in the corner of a new page although nobody moved it; the page must not get
 * that event.
 */
const keepPointerAway = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, true);
  });
