import type { Page } from '@playwright/test';

/** Stores are on other sites: they are answered here, so that no request leaves the machine. */
export async function standInForStores(page: Page) {
  await page.route(/^https:\/\/(apps|store)\.example\.org\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>store</title>' }),
  );
}
