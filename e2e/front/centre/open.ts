import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** How a language stands in an address. */
interface Addressed {
  prefix: string;
  marker: string;
}

/** Opens a page in a language and waits until it is alive: its last part to wake writes the marker of the language. */
export async function openPage(page: Page, { prefix, marker }: Addressed, path: string): Promise<void> {
  await page.goto(prefix + path || '/');
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}
