import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** Address parts of a language. */
interface Addressed {
  prefix: string;
  marker: string;
}

/**
 * Opens a page in a language and waits until it is hydrated: its last component to hydrate writes the language hash.
 */
export async function openPage(page: Page, { prefix, marker }: Addressed, path: string): Promise<void> {
  await page.goto(prefix + path || '/');
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}
