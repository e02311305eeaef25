import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { goodPassword, register } from './people';
import { field, languages, logIn, open, problem, refusedCalls } from './steps';

test.use({ expectedErrors: refusedCalls });

interface Credentials {
  token?: string | undefined;
  session?: string | undefined;
}

/** The value of the session's cookie. */
async function sessionOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'session')?.value ?? '';
}

/** Sends what a browser sends with a call. */
function headersOf({ token, session }: Credentials): Record<string, string> {
  return {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(session !== undefined && { Cookie: `session=${session}` }),
  };
}

/** The status that a call for one's own account gets with these credentials. */
async function statusWith(request: APIRequestContext, credentials: Credentials): Promise<number> {
  return (await request.get('/api/customer/info/get', { headers: headersOf(credentials) })).status();
}

/** The same text, changed in one character. */
const edited = (text: string, at: number) =>
  text
    .split('')
    .with(at, text.at(at) === 'A' ? 'B' : 'A')
    .join('');

test('token and cookie open an account together, and neither does alone, edited or with the wrong other', async ({
  context,
  browser,
  request,
}) => {
  const { token } = await register(context.request);
  const session = await sessionOf(context);
  const another = await browser.newContext();
  const { token: othersToken } = await register(another.request);
  const othersSession = await sessionOf(another);
  await another.close();

  expect(await statusWith(request, { token, session })).toBe(200);
  for (const credentials of [
    { token },
    { session },
    { token: session },
    { token: session, session },
    { token, session: token },
    { token, session: othersSession },
    { token: othersToken, session },
    { token: edited(token, 0), session },
    { token: edited(token, 20), session },
    { token, session: edited(session, 0) },
    { token, session: edited(session, 20) },
    { token: '', session: '' },
  ]) {
    expect(await statusWith(request, credentials), JSON.stringify(credentials)).toBe(401);
  }
});

test('pages of other sites cannot call in the name of who is logged in', async ({ context, request, baseURL }) => {
  const { token } = await register(context.request);
  const headers = headersOf({ token, session: await sessionOf(context) });
  const follow = (origin: string) =>
    request.post('/api/person/follow', {
      headers: { ...headers, Origin: origin },
      form: { userId: 'person-003', follow: 'true' },
    });
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1']) {
    const answer = await follow(origin);
    expect([origin, answer.status(), (await answer.json()).code]).toEqual([origin, 403, 'Forbidden']);
  }
  expect((await follow(baseURL ?? '')).status()).toBe(200);
});

test('a planted cookie is replaced at the login, and whoever planted it is in nowhere', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const victim = await register(request);
  const attacker = await browser.newContext();
  const { token: attackersToken } = await register(attacker.request);
  const planted = await sessionOf(attacker);
  await attacker.close();

  for (const value of ['made-up-by-an-attacker-0123456789', planted]) {
    await context.clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await context.addCookies([{ name: 'session', value, url: baseURL ?? '' }]);
    const answer = await context.request.post('/api/account/login', {
      form: { account: victim.mobile, password: victim.password },
    });
    const { token } = (await answer.json()).data;
    const session = await sessionOf(context);
    expect(session).not.toBe(value);
    expect(await statusWith(request, { token, session })).toBe(200);
    expect(await statusWith(request, { token, session: value })).toBe(401);
    expect(await statusWith(request, { token: attackersToken, session: value })).toBe(401);
  }
});

for (const language of languages) {
  test(`${language.name}: guessing a password is stopped, from wherever it is tried, and the form says for how long`, async ({
    page,
    request,
  }) => {
    const person = await register(request);
    for (let tries = 1; tries <= 10; tries += 1) {
      const answer = await request.post('/api/account/login', {
        form: { account: person.mobile, password: `${goodPassword}${tries}` },
        headers: { 'X-Forwarded-For': `10.9.8.${tries}` },
      });
      expect((await answer.json()).code).toBe('WrongLogin');
    }
    await open(page, language, '/login');
    const refused = page.waitForResponse('**/api/account/login');
    await logIn(page, language, person.mobile, person.password);
    const answer = await refused;
    expect(answer.status()).toBe(429);
    const seconds = Number(answer.headers()['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await expect(problem(page)).toHaveText(language.said.tooOften);
    await expect(problem(page)).toContainText(String(Math.ceil(seconds / 60)));
    await expect(field(page, language.words.form.account)).toHaveValue(person.mobile);
  });
}
