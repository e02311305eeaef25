import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { addPerson } from '../../stage';

/** A number as typed, with its region. */
export interface Mobile {
  region: 'CN' | 'HK';
  mobile: string;
  /** In E.164. */
  address: string;
}

/** Each of these numbers is valid: not every number that begins with 6 is in Hong Kong. */
const ranges = { CN: { code: '86', start: '139', digits: 8 }, HK: { code: '852', start: '63', digits: 6 } } as const;

/** A unique mobile number. */
export function newMobile(region: Mobile['region'] = 'CN'): Mobile {
  const { code, start, digits } = ranges[region];
  const mobile = `${start}${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
  return { region, mobile, address: `+${code}${mobile}` };
}

export const newEmail = () => `visitor-${randomInt(2 ** 47)}@example.org`;

/** A unique nickname. */
export const newNickname = () => `光年${randomInt(10 ** 9)}`;

/** Valid, and not among the common ones. */
export const goodPassword = 'lumen-2026-drift';

/** How the own app identifies itself in its calls (specification section 7). */
const appHeaders = { pf: '3' };

/**
 * The code that was just requested for an address, from the outbox of the demonstration site; waits for it. A code that
 * is almost a minute old belongs to an earlier run, since two codes to one address are further apart.
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
  /** As typed; empty after registration by e-mail. */
  mobile: string;
  /** Where codes are sent. */
  address: string;
  nickname: string;
  password: string;
  /** The `auth_token` of the browser or the own app. */
  token: string;
}

interface NewAccount {
  /** Registered by phone; a new Chinese number unless given. */
  phone?: Mobile;
  /** By e-mail instead. */
  email?: string;
  /** In the own app, whose token alone is the credential. */
  inApp?: boolean;
  staffRole?: string;
}

/**
 * A new person with a password, inserted as rows and then logged in, which takes a tenth of the time of registering.
 * The request context is logged in. Search does not find them, as it learns of people when they register.
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

/** Logs in by password, with the call of the screen, and returns the token. */
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

/** A new person logged in in this browser. */
export async function visitAsNewPerson(page: Page): Promise<Person & { userId: string }> {
  const person = await register(page.context().request);
  await keepLogin(page, person.token);
  return person;
}

/** Puts the login into the storage of every page of this browser; the cookie is there already. */
export async function keepLogin(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('login of the test')) return;
    sessionStorage.setItem('login of the test', 'kept');
    localStorage.setItem('auth_token', kept);
    localStorage.setItem('isLogin', 'true');
  }, token);
}
