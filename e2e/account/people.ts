import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A mobile number that no other test has: `mobile` as it is typed in China, `address` in E.164. */
export function newMobile() {
  const mobile = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  return { mobile, address: `+86${mobile}` };
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

/** Makes a call of the API as a browser does, and expects it to be taken. */
async function post(request: APIRequestContext, path: string, form: Record<string, string>): Promise<Answer['data']> {
  const answer = await request.post(`/api/account/${path}`, { form });
  const { code, data }: Answer = await answer.json();
  expect(code, path).toBe('OK');
  return data;
}

/** The last code that went to an address, from the outbox of the demonstration site; waits until it is there. */
export async function codeTo(request: APIRequestContext, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/delivery/outbox')).json();
      code = data.find((message: { address: string }) => message.address === address)?.code;
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

export interface Person {
  mobile: string;
  address: string;
  nickname: string;
  password: string;
  /** What the browser keeps as `auth_token`. */
  token: string;
}

/** Somebody new with a phone and a password, made by the calls that the screens make. The request context is logged in. */
export async function register(request: APIRequestContext): Promise<Person> {
  const phone = newMobile();
  await post(request, 'code', { mobile: phone.mobile, purpose: 'register' });
  const code = await codeTo(request, phone.address);
  const { ticket } = await post(request, 'code/check', { mobile: phone.mobile, purpose: 'register', code });
  const person = { ...phone, nickname: newNickname(), password: goodPassword };
  const joining = { ticket: ticket ?? '', nickname: person.nickname, password: person.password, agreed: 'true' };
  const { token } = await post(request, 'register', joining);
  return { ...person, token: token ?? '' };
}

/** Somebody new who is logged in in this browser. */
export async function visitAsNewPerson(page: Page): Promise<Person> {
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
