import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Lets the next visit to a page find it as it is while it sleeps (ADR 13): once it is kept, since its first answer after a
 * change is whole, and other journeys change it at any moment. `path` has its language and no query.
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

/** A browser without a window may tell a new page of a pointer in its corner, which nobody has moved: no page hears of it. */
const keepPointerAway = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, true);
  });
