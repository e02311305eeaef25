import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { solveProof } from '@/lib/base/proof/client/solve-proof';
import { changeEntryFlow, clearEntryFlow, type EntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { readStored } from '@/lib/platform/client/storage';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { CheckCodeScreen } from './check-code-screen';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const { checkCode, form: words, problems } = messages.zh.account;
const mobile = '138 0013 8000';
const phone = { region: 'CN', mobile };
/** Names the request that the code was sent for. */
const codeRequest = 'r1';

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  clearEntryFlow();
});

function open(flow: Partial<EntryFlow>, language: Language = 'zh', isDemo = false) {
  changeEntryFlow(flow);
  return renderIn(language, <CheckCodeScreen isDemo={isDemo} />);
}

const field = () => screen.getByLabelText(words.code, { selector: 'input' });
const paste = async (code: string) => {
  await userEvent.click(field());
  await userEvent.paste(code);
};

test.each<[string, Partial<EntryFlow>, string, object, Record<string, string>, string]>([
  [
    'a known number logs in',
    { purpose: 'login', mobile, redirecturl: '/MyFocus' },
    '/api/account/login/code',
    { token: 'new', ticket: null },
    phone,
    '/MyFocus',
  ],
  [
    'a new number goes on to register',
    { purpose: 'login', mobile },
    '/api/account/login/code',
    { token: null, ticket: 't' },
    phone,
    '/setCode',
  ],
  [
    'a number registers',
    { purpose: 'register', mobile },
    '/api/account/code/check',
    { ticket: 't' },
    { ...phone, purpose: 'register' },
    '/setCode',
  ],
  [
    'an e-mail address sets a new password',
    { purpose: 'reset', email: 'lin@example.org' },
    '/api/account/code/check',
    { ticket: 't' },
    { email: 'lin@example.org', purpose: 'reset' },
    '/resetpassword',
  ],
  [
    'a known number is bound to WeChat',
    { purpose: 'wechat', mobile, ticket: 'w' },
    '/api/account/wechat/bind',
    { token: 'new', ticket: null, nickname: '' },
    { ...phone, ticket: 'w' },
    '/PeopleCenter',
  ],
  [
    'a new number is bound to WeChat',
    { purpose: 'wechat', mobile, ticket: 'w' },
    '/api/account/wechat/bind',
    { token: null, ticket: 't', nickname: '林' },
    { ...phone, ticket: 'w' },
    '/setCode',
  ],
])('%s: six digits send themselves', async (_, flow, path, data, fields, next) => {
  const made = answerCalls({ [path]: { data } });
  open({ ...flow, codeRequest });
  await paste('123456');
  await waitFor(() => expect(router.replace.mock.calls).toEqual([[next]]));
  expect(made).toEqual([{ path, fields: { ...fields, code: '123456', request: codeRequest } }]);
  const hasArrived = 'token' in data && data.token !== null;
  expect(readStored('auth_token')).toBe(hasArrived ? 'new' : null);
  expect(readEntryFlow()).toMatchObject(hasArrived ? { purpose: null, ticket: null } : { ticket: 't' });
  expect(sessionStorage.getItem('entry') ?? '').not.toContain('123456');
});

test('in English, typed and not pasted, with the address it was sent to', async () => {
  answerCalls({ '/api/account/login/code': { data: { token: 'new', ticket: null } } });
  open({ purpose: 'login', mobile: '8123 4567', region: 'SG', callingCode: '65' }, 'en');
  expect(screen.getByText('+65 8123 4567')).toBeVisible();
  const code = screen.getByLabelText('Code', { selector: 'input' });
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard('123456');
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/en/PeopleCenter']]));
});

test('a wrong code is said at the field, which is empty again and takes the focus', async () => {
  const answers: Record<string, Answer> = {
    '/api/account/login/code': { code: 'WrongCode', message: '验证码错误。' },
  };
  answerCalls(answers);
  open({ purpose: 'login', mobile });
  await paste('111111');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('验证码错误。'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  answers['/api/account/login/code'] = { data: { token: 'new', ticket: null } };
  await paste('222222');
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
});

test('a code that was typed wrongly too often makes room for another one', async () => {
  answerCalls({ '/api/account/login/code': { code: 'CodeExpired' } });
  open({ purpose: 'login', mobile });
  await paste('111111');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(messages.zh.errors.CodeExpired));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('button', { name: checkCode.resend })).toBeVisible();
});

test('too few digits are not sent', async () => {
  const made = answerCalls({});
  open({ purpose: 'login', mobile });
  await paste('123');
  await userEvent.click(screen.getByRole('button', { name: checkCode.action }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(messages.zh.account.rules.code));
  expect(made).toEqual([]);
});

test.each<[Partial<EntryFlow>, string, string, string, string]>([
  [{ purpose: 'register', mobile }, '/api/account/code/check', 'AccountExists', problems.logIn, '/login'],
  [
    { purpose: 'wechat', mobile, ticket: 'w' },
    '/api/account/wechat/bind',
    'LinkExpired',
    problems.startAgain,
    '/login',
  ],
])('%o: %s answered %s comes with the way on', async (flow, path, code, link, href) => {
  answerCalls({ [path]: { code, message: '这样不行。' } });
  open(flow);
  await paste('123456');
  expect(await screen.findByText('这样不行。')).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('a number that is linked to another account is said, though its field is on another page', async () => {
  answerCalls({ '/api/account/wechat/bind': { code: 'NumberLinked', message: '该手机号已绑定其他账号。' } });
  open({ purpose: 'wechat', mobile, ticket: 'w' });
  await paste('123456');
  expect(await screen.findByText('该手机号已绑定其他账号。')).toBeVisible();
  expect(screen.getByRole('link', { name: checkCode.otherNumber })).toHaveAttribute('href', '/phoneBind');
});

test('whether there is an account is not told to who sets a new password', () => {
  open({ purpose: 'reset', mobile });
  expect(screen.getByText(/如果/)).toHaveTextContent('如果 +86 138 0013 8000 注册过，你会收到验证码');
});

test.each<Partial<EntryFlow>>([{}, { purpose: 'login' }, { mobile }])(
  'without a flow it leads to the login: %o',
  (flow) => {
    open(flow);
    expect(router.replace.mock.calls).toEqual([['/login']]);
  },
);

test('a demonstration shows the way to its messages', () => {
  open({ purpose: 'login', mobile }, 'zh', true);
  expect(screen.getByRole('link', { name: messages.zh.delivery.hint })).toHaveAttribute('href', '/outbox');
});

describe('another code', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const resend = () => screen.queryByRole('button', { name: checkCode.resend });
  const passed = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test('can be had after a minute, which a reload does not begin anew', async () => {
    const made = answerCalls({ '/api/account/code': { data: { request: codeRequest, secondsBetween: 60 } } });
    const { unmount } = open({ purpose: 'login', mobile, sentAt: Date.now() - 20_000 });
    expect(screen.getByText('40 秒后可重新发送')).toBeVisible();
    unmount();
    await passed(10);
    open({});
    expect(screen.getByText('30 秒后可重新发送')).toBeVisible();
    expect(resend()).toBeNull();
    await passed(30);
    fireEvent.click(resend() as HTMLElement);
    await passed(0);
    expect(made).toEqual([{ path: '/api/account/code', fields: { ...phone, purpose: 'login' } }]);
    expect(readEntryFlow()).toMatchObject({ codeRequest });
    expect(screen.getByText(checkCode.sentAgain)).toBeVisible();
    expect(resend()).toBeNull();
  });

  test('is paid for by a proof where one is asked for', async () => {
    const sent = { data: { request: codeRequest, secondsBetween: 60 } };
    const made = answerCalls({ '/api/account/code': ({ proof }) => (proof ? sent : { code: 'ProofNeeded' }) });
    let solved: (proof: string) => void = () => {};
    jest.mocked(solveProof).mockReturnValueOnce(new Promise((resolve) => (solved = resolve)));
    open({ purpose: 'login', mobile });
    await passed(1);
    fireEvent.click(resend() as HTMLElement);
    await passed(0);
    expect(screen.getByText(words.proving)).toBeVisible();
    solved('work');
    await passed(0);
    expect(made.map(({ fields }) => fields.proof)).toEqual([undefined, 'work']);
    expect(screen.getByText(checkCode.sentAgain)).toBeVisible();
  });

  test('is refused in words', async () => {
    answerCalls({ '/api/account/code': { code: 'TooManyRequests', message: 'x', retryAfter: 1800 } });
    open({ purpose: 'wechat', mobile, ticket: 'w' });
    await passed(1);
    fireEvent.click(resend() as HTMLElement);
    await passed(0);
    expect(screen.getByText('操作太频繁了，请在 30 分钟后再试。')).toBeVisible();
  });
});
