import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { addPerson } from '../../stage';

/** A number as it is typed in its region. */
export interface Mobile {
  region: 'CN' | 'HK';
  mobile: string;
  /** In E.164. */
  address: string;
}

/** Each number of these is one that could be given out: not every number that begins with 6 is in Hong Kong. */
const ranges = { CN: { code: '86', start: '139', digits: 8 }, HK: { code: '852', start: '63', digits: 6 } } as const;

/** A mobile number that no other test has. */
export function newMobile(region: Mobile['region'] = 'CN'): Mobile {
  const { code, start, digits } = ranges[region];
  const mobile = `${start}${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
  return { region, mobile, address: `+${code}${mobile}` };
}

export const newEmail = () => `visitor-${randomInt(2 ** 47)}@example.org`;

/** A nickname that no other test has. */
export const newNickname = () => `光年${randomInt(10 ** 9)}`;

/** Good enough for the rules, and none of the common ones. */
export const goodPassword = 'lumen-2026-drift';

/** How the own app names itself in its calls (specification section 7). */
const appHeaders = { pf: '3' };

/**
 * The code that was just asked for to an address, from the outbox of the demonstration site; waits until it is there. One
 * that is almost a minute old is of an earlier run: between two codes to one address lies more than that.
 */
export async function codeTo(request: APIRequestContext, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { data }: { data: Message[] } = await (await request.get('/api/delivery/outbox')).json();
      const last = data.find((message) => message.address === address);
      code = last && Date.parse(last.sentAt) > Date.now() - 50_000 ? last.code : undefined;
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

interface Message {
  address: string;
  code: string;
  /** ISO 8601. */
  sentAt: string;
}

export interface Person {
  /** As typed; empty for who registered by e-mail. */
  mobile: string;
  /** Where codes go to. */
  address: string;
  nickname: string;
  password: string;
  /** What the browser, or the own app, keeps as `auth_token`. */
  token: string;
}

interface NewAccount {
  /** Opened by a number; a new one of China unless given. */
  phone?: Mobile;
  /** By an e-mail address instead. */
  email?: string;
  /** In the own app, whose token is a credential alone. */
  inApp?: boolean;
  staffRole?: string;
}

/**
 * Somebody new with a password, made as rows and then logged in, which costs a tenth of joining. The request context is
 * logged in. They are found by their id, not by a search, which is told of who joins.
 */
export async function register(
  request: APIRequestContext,
  { phone = newMobile(), email, inApp = false, staffRole }: NewAccount = {},
): Promise<Person & { userId: string }> {
  const address = email ?? phone.address;
  const nickname = newNickname();
  const userId = addPerson({ nickname, phone: email ? null : phone.address, email: email ?? null, staffRole });
  const password = 'demonstration-of-light';
  const token = await logInByCall(request, address, password, inApp ? appHeaders : {});
  return { mobile: email ? '' : phone.mobile, address, nickname, password, token, userId };
}

/** Logs in by password, by the call that the screen makes, and gives the token. */
export async function logInByCall(
  request: APIRequestContext,
  account: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await request.post('/api/account/login', { form: { account, password }, headers });
  const { code, data }: { code: string; data?: { token: string } } = await answer.json();
  expect(code).toBe('OK');
  return data?.token ?? '';
}

/** Somebody new who is logged in in this browser. */
export async function visitAsNewPerson(page: Page): Promise<Person & { userId: string }> {
  const person = await register(page.context().request);
  await keepLogin(page, person.token);
  return person;
}

/** Lets every page of this browser find the login in its storage; the cookie is there already. */
export async function keepLogin(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('login of the test')) return;
    sessionStorage.setItem('login of the test', 'kept');
    localStorage.setItem('auth_token', kept);
    localStorage.setItem('isLogin', 'true');
  }, token);
}
