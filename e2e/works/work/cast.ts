import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Role } from '../../base/staff/people';
import { test as base, errorsIn, expect } from '../../fixtures';
import { keepLogin, register } from '../../people/account/people';

/** A person in a browser of their own. */
export interface Somebody {
  request: APIRequestContext;
  newPage(): Promise<Page>;
}

export interface KnownPerson extends Somebody {
  token: string;
  userId: string;
  nickname: string;
}

interface Cast {
  /** A visitor without a login. */
  newVisitor(): Promise<Somebody>;
  /** A new person with an account, whose calls all have this language. */
  newPerson(language?: 'zh' | 'en'): Promise<KnownPerson>;
  /** A new person with a staff role. */
  newStaff(role: Role): Promise<KnownPerson>;
}

const languageHeaders = { zh: 'zh_cn', en: 'en_us' } as const;

/** Journeys with several people: each has a browser, which is closed at the end. */
export const test = base.extend<{ cast: Cast }>({
  cast: async ({ browser, extraHTTPHeaders, expectedErrors }, use) => {
    const opened: BrowserContext[] = [];
    const errors: string[][] = [];
    const open = async (language?: 'zh' | 'en') => {
      const headers = { ...extraHTTPHeaders, ...(language && { Language: languageHeaders[language] }) };
      const context = await browser.newContext({ extraHTTPHeaders: headers });
      opened.push(context);
      errors.push(errorsIn(context, expectedErrors));
      return context;
    };
    const known = async (context: BrowserContext, staffRole?: Role) => {
      const { token, userId, nickname } = await register(context.request, { staffRole });
      const newPage = async () => {
        const page = await context.newPage();
        await keepLogin(page, token);
        return page;
      };
      return { request: context.request, newPage, token, userId, nickname };
    };
    await use({
      async newVisitor() {
        const context = await open();
        return { request: context.request, newPage: () => context.newPage() };
      },
      newPerson: async (language) => known(await open(language)),
      newStaff: async (role) => known(await open(), role),
    });
    for (const context of opened) await context.close();
    expect(errors.flat(), "errors in the others' pages").toEqual([]);
  },
});
