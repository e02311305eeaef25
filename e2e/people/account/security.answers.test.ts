import { randomInt } from 'node:crypto';
import { address, newVisitor } from '../../answers';
import { hostilePaths } from '../../hostile-paths';
import { addPerson } from '../../stage';

/** What a browser stores of a login, and whose it is. */
interface Login {
  token: string;
  session: string;
  account: string;
  nickname: string;
}

const password = 'demonstration-of-light';

/** Logs in by the call of the login page; `cookie` is the browser's earlier one. */
async function logIn(account: string, nickname: string, cookie?: string): Promise<Login> {
  const headers = cookie ? { Cookie: `session=${cookie}` } : undefined;
  const answer = await newVisitor().ask('/api/account/login', { form: { account, password }, headers });
  const session = /session=([^;]+)/.exec(answer.headers['set-cookie'] ?? '')?.[1] ?? '';
  return { token: answer.json<{ data: { token: string } }>().data.token, session, account, nickname };
}

/** A new logged-in person. */
function newLogin(): Promise<Login> {
  const phone = `+86139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const nickname = `光年${randomInt(10 ** 9)}`;
  addPerson({ nickname, phone, email: null });
  return logIn(phone, nickname);
}

type Credentials = Partial<Pick<Login, 'token' | 'session'>>;

/** What a browser sends with a call. */
const headersOf = ({ token, session }: Credentials): Record<string, string> => ({
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  ...(session !== undefined && { Cookie: `session=${session}` }),
});

/** The answer to a call for the caller's account. */
const ownAccount = (credentials: Credentials) =>
  newVisitor().ask('/api/customer/info/get', { headers: headersOf(credentials) });

/** The same text with one character changed. */
const edited = (text: string, at: number) => [...text].with(at, text.at(at) === 'A' ? 'B' : 'A').join('');

let own: Login;
let other: Login;
beforeAll(async () => {
  own = await newLogin();
  other = await newLogin();
});

test('token and cookie open an account together', async () => {
  const answer = await ownAccount(own);
  expect([answer.status, answer.json()]).toMatchObject([200, { code: 'OK', data: { nickname: own.nickname } }]);
});

test.each<[string, () => Credentials]>([
  ['the token alone', () => ({ token: own.token })],
  ['the cookie alone', () => ({ session: own.session })],
  ['the cookie in place of the token', () => ({ token: own.session })],
  ['the cookie in both places', () => ({ token: own.session, session: own.session })],
  ['the token in both places', () => ({ token: own.token, session: own.token })],
  ["another person's cookie", () => ({ token: own.token, session: other.session })],
  ["another person's token", () => ({ token: other.token, session: own.session })],
  ['a token edited at its beginning', () => ({ token: edited(own.token, 0), session: own.session })],
  ['a token edited in the middle', () => ({ token: edited(own.token, 20), session: own.session })],
  ['a cookie edited at its beginning', () => ({ token: own.token, session: edited(own.session, 0) })],
  ['a cookie edited in the middle', () => ({ token: own.token, session: edited(own.session, 20) })],
  ['nothing in both places', () => ({ token: '', session: '' })],
])('%s opens nothing', async (_, credentials) => {
  expect((await ownAccount(credentials())).status).toBe(401);
});

test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])(
  'a page of %s cannot call in the name of who is logged in',
  async (origin) => {
    const follow = (from: string) =>
      newVisitor().ask('/api/person/follow', {
        headers: { ...headersOf(own), Origin: from },
        // No other test counts their followers.
        form: { userId: 'person-017', follow: 'true' },
      });
    const refused = await follow(origin);
    expect([refused.status, refused.json().code]).toEqual([403, 'Forbidden']);
    expect((await follow(address)).status).toBe(200);
  },
);

test.each<[string, () => Promise<string>]>([
  ['made up', async () => 'made-up-by-an-attacker-0123456789'],
  ["an attacker's own", async () => (await newLogin()).session],
])('a cookie that was planted, %s, is replaced at the login, and its planter is in nowhere', async (_, plant) => {
  const planted = await plant();
  const { token, session } = await logIn(own.account, own.nickname, planted);
  expect(session).not.toBe(planted);
  expect((await ownAccount({ token, session })).status).toBe(200);
  expect((await ownAccount({ token, session: planted })).status).toBe(401);
});

test('what a login was made of opens nothing after its logout', async () => {
  const login = await newLogin();
  const headers = headersOf(login);
  const page = await newVisitor().ask('/PeopleCenter', { headers });
  expect([page.status, page.text.includes(login.nickname)]).toEqual([200, true]);
  const out = await newVisitor().ask('/api/account/logout', { method: 'POST', headers });
  expect(out.json().code).toBe('OK');
  const replayed = await ownAccount(login);
  expect([replayed.status, replayed.json().code]).toEqual([401, 'Unauthorized']);
  expect((await newVisitor().ask('/PeopleCenter', { headers })).text).not.toContain(login.nickname);
});

test.each([
  ...hostilePaths,
  'https://evil.example/',
  'javascript:alert(document.domain)',
  '/login?redirecturl=//evil.example',
])('the step aside of a login that is over does not lead to %s', async (asked) => {
  const answer = await newVisitor().ask(`/ended?redirecturl=${encodeURIComponent(asked)}`);
  expect([answer.status, new URL(answer.headers.location ?? '', address).href]).toEqual([307, `${address}/`]);
});
