import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { addPerson } from '../stage';

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

interface Answer {
  code: string;
  data: Record<string, string | null>;
}

/** How the own app names itself in its calls (specification section 7). */
const appHeaders = { pf: '3' };

type Call = (path: string, form: Record<string, string>) => Promise<Answer['data']>;

/** Makes calls of the API as a browser does, or the own app, and expects each to be taken. */
function caller(request: APIRequestContext, headers: Record<string, string>): Call {
  return async (path, form) => {
    const answer = await request.post(`/api/account/${path}`, { form, headers });
    const { code, data }: Answer = await answer.json();
    expect(code, path).toBe('OK');
    return data;
  };
}

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

interface Joining {
  /** By a number; a new one of China unless given. */
  phone?: Mobile;
  /** By an e-mail address instead. */
  email?: string;
  /** In the own app, whose token is a credential alone. */
  inApp?: boolean;
}

/** Somebody new with a password, who has joined by the calls that the screens make. The request context is logged in. */
export async function join(request: APIRequestContext, joining: Joining = {}): Promise<Person> {
  const { phone = newMobile(), email, inApp = false } = joining;
  const call = caller(request, inApp ? appHeaders : {});
  const target = { purpose: 'register', ...(email ? { email } : { region: phone.region, mobile: phone.mobile }) };
  const address = email ?? phone.address;
  await call('code', target);
  const { ticket } = await call('code/check', { ...target, code: await codeTo(request, address) });
  const person = { mobile: email ? '' : phone.mobile, address, nickname: newNickname(), password: goodPassword };
  const { nickname, password } = person;
  const { token } = await call('register', { ticket: ticket ?? '', nickname, password, agreed: 'true' });
  return { ...person, token: token ?? '' };
}

/**
 * Somebody new with a password, made as rows and then logged in, which costs a tenth of joining. The request context is
 * logged in. They are found by their id, not by a search: who looks for them needs somebody who has joined.
 */
export async function register(
  request: APIRequestContext,
  { phone = newMobile(), email, inApp = false, staffRole }: Joining & { staffRole?: string } = {},
): Promise<Person & { userId: string }> {
  const address = email ?? phone.address;
  const nickname = newNickname();
  const userId = addPerson({ nickname, phone: email ? null : phone.address, email: email ?? null, staffRole });
  const password = 'demonstration-of-light';
  const { token } = await caller(request, inApp ? appHeaders : {})('login', { account: address, password });
  return { mobile: email ? '' : phone.mobile, address, nickname, password, token: token ?? '', userId };
}

/** Logs in by password, by the call that the screen makes, and gives the token. */
export async function logInByCall(request: APIRequestContext, account: string, password: string): Promise<string> {
  return (await caller(request, {})('login', { account, password })).token ?? '';
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
