import type { Page } from '@playwright/test';
import type business from '../../messages/zh/business/business.json';
import type { Language as ConsoleLanguage } from '../base/staff/words';

/** Messages of the buttons that the walk presses. */
export type Words = ConsoleLanguage['words'] & { business: typeof business };

/** A state of a page that the walk checks. */
export interface Screen {
  /** The page below `app/[locale]`, without groups: `/video/detail/[id]`. */
  route: string;
  /** Its address without language; placeholders in braces come from `Filled`. */
  path: string;
  /** Who sees it; `blank` is a new person. */
  who: 'visitor' | 'person' | 'blank' | 'admin';
  /** 200 unless said. */
  status?: 404 | 410;
  /** What the browser may say on the console of it. */
  error?: RegExp;
  /** State of the login flow from earlier pages, which they keep in session storage. */
  entry?: object;
  /** Brings the loaded page into its state: opens a dialog, makes a form show errors. */
  act?: (page: Page, words: Words) => Promise<void>;
}

/** A screen by its path; its route is the path without query unless said. */
export type Row = [path: string, more?: Partial<Screen>];

/** The screens that somebody sees. */
export const rows = (who: Screen['who'], list: readonly Row[]): Screen[] =>
  list.map(([path, more]) => ({ who, path, route: path.replace(/\?.*/, ''), ...more }));

/** Submits the form of a page as it is, so that it shows what is missing. */
export async function sendEmpty(page: Page) {
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor();
}
