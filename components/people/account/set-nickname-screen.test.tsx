import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { choosePassword, chosenPassword } from '@/lib/people/account/client/chosen-password';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { readStored } from '@/lib/platform/client/storage';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { SetNicknameScreen } from './set-nickname-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const { setNickname, form: words, rules, problems } = messages.zh.account;
const path = '/api/account/register';
const made200: Record<string, Answer> = { [path]: { data: { token: 'new' } } };
const refusing = (code: string, fields?: { field: string; rule: string }[]) => ({
  [path]: { code, message: `${code}。`, fields: fields ?? [] },
});

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  standInForDialogs();
  clearEntryFlow();
  changeEntryFlow({
    purpose: 'register',
    mobile: '13800138000',
    ticket: 'ticket',
    passwordChoice: 'chosen',
    agreed: true,
    redirecturl: '/en/MyFocus',
  });
  choosePassword('starlight1');
});

const open = (language: Language = 'zh') => renderIn(language, <SetNicknameScreen />);
const field = () => screen.getByRole('textbox', { name: words.nickname });
const name = (nickname: string) => userEvent.type(field(), `${nickname}{Enter}`);
const replaced = (page: string) => waitFor(() => expect(router.replace.mock.calls).toEqual([[page]]));

test('makes the account, logs in and goes on; nothing of the flow is left', async () => {
  const made = answerCalls(made200);
  open();
  await name('林 光');
  await replaced('/en/MyFocus');
  const fields = { ticket: 'ticket', password: 'starlight1', nickname: '林 光', agreed: 'true', acknowledged: 'false' };
  expect(made).toEqual([{ path, fields }]);
  expect([readStored('auth_token'), readStored('isLogin')]).toEqual(['new', true]);
  expect([chosenPassword().password, readEntryFlow().ticket, sessionStorage.getItem('entry')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('in English, without a password, and with the agreement that was not given yet', async () => {
  const made = answerCalls(made200);
  changeEntryFlow({ passwordChoice: 'skipped', agreed: false, nickname: 'Lin', redirecturl: null });
  choosePassword(null);
  const { form, rules: broken, setNickname: own } = messages.en.account;
  open('en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(own.title);
  // The nickname in the chat app.
  expect(screen.getByRole('textbox', { name: form.nickname })).toHaveValue('Lin');
  await userEvent.click(screen.getByRole('button', { name: own.action }));
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(box).toHaveAccessibleDescription(broken.agreement));
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: own.action }));
  await replaced('/en/PeopleCenter');
  const fields = { ticket: 'ticket', nickname: 'Lin', agreed: 'true', acknowledged: 'false' };
  expect(made).toEqual([{ path, fields }]);
});

test.each([
  ['林', rules.nicknameLength],
  ['', rules.nicknameLength],
  ['光🌟场', rules.nicknameCharacters],
  ['<b>lin</b>', rules.nicknameCharacters],
])('%j is refused at its field', async (nickname, rule) => {
  const made = answerCalls({});
  open();
  expect(field()).toHaveAccessibleDescription(words.nicknameHint);
  await name(nickname);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(rule));
  expect(made).toEqual([]);
});

test('a nickname that is taken is said at its field; with another one it goes on by the same ticket', async () => {
  answerCalls(refusing('NicknameTaken'));
  open();
  await name('光场');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('NicknameTaken。'));
  expect(field()).toHaveFocus();
  const made = answerCalls(made200);
  await name('二');
  await replaced('/en/MyFocus');
  expect(made[0]?.fields).toMatchObject({ ticket: 'ticket', nickname: '光场二' });
});

describe('prohibited words', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: setNickname.prohibited.title });
  const press = async (button: string) => userEvent.click(within(await dialog()).getByRole('button', { name: button }));

  test('warn, and go to review for who wants them all the same', async () => {
    const first = answerCalls(refusing('ProhibitedWords'));
    open();
    await name('违禁');
    expect(await dialog()).toHaveAccessibleDescription(setNickname.prohibited.text);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    const second = answerCalls(made200);
    await press(setNickname.prohibited.goOn);
    await replaced('/en/MyFocus');
    expect([first, second].map(([call]) => call?.fields.acknowledged)).toEqual(['false', 'true']);
  });

  test('can be taken back; another name is warned of again', async () => {
    answerCalls(refusing('ProhibitedWords'));
    open();
    await name('违禁');
    await press(setNickname.prohibited.change);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const made = answerCalls(refusing('ProhibitedWords'));
    await name('二');
    await dialog();
    expect(made[0]?.fields).toMatchObject({ nickname: '违禁二', acknowledged: 'false' });
  });
});

test.each([
  ['register', '/Register'],
  ['login', '/loginmobile'],
  ['wechat', '/login'],
] as const)('a ticket that is too old is said; %s starts again at %s and keeps the way on', async (purpose, page) => {
  answerCalls(refusing('LinkExpired'));
  changeEntryFlow({ purpose });
  open();
  await name('光场');
  const link = await screen.findByRole('link', { name: problems.startAgain });
  expect(screen.getByRole('alert')).toHaveTextContent('LinkExpired。');
  expect(link).toHaveAttribute('href', page);
  expect(readEntryFlow().redirecturl).toBe('/en/MyFocus');
});

test('an account that is there already leads to the login', async () => {
  answerCalls(refusing('AccountExists'));
  open();
  await name('光场');
  expect(await screen.findByRole('link', { name: problems.logIn })).toHaveAttribute('href', '/login');
  expect(readEntryFlow()).toMatchObject({ mobile: '13800138000', redirecturl: '/en/MyFocus' });
});

test('a password that the server refuses leads back to it; nothing else is lost', async () => {
  answerCalls(refusing('400', [{ field: 'password', rule: 'passwordCommon' }]));
  changeEntryFlow({ agreed: false });
  open();
  await userEvent.click(screen.getByRole('checkbox'));
  await name('光场');
  await replaced('/setCode');
  expect(chosenPassword()).toEqual({ password: null, brokenRule: 'passwordCommon' });
  expect(readEntryFlow()).toMatchObject({ ticket: 'ticket', nickname: '光场', agreed: true });
});

test.each(['offline', { code: 'TooManyRequests', message: 'x', retryAfter: 42 }] as Answer[])(
  '%j is said in the form, and the nickname stays',
  async (answer) => {
    answerCalls({ [path]: answer });
    open();
    await name('光场');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(field()).toHaveValue('光场');
    expect(readStored('auth_token')).toBeNull();
  },
);

test.each([
  [{ ticket: null }, 'starlight1', '/Register'],
  [{ purpose: 'reset' }, 'starlight1', '/Register'],
  [{ passwordChoice: 'open' }, null, '/setCode'],
  // After a reload.
  [{ passwordChoice: 'chosen' }, null, '/setCode'],
] as const)('with %j and the password %j it leads to %s', async (flow, password, page) => {
  changeEntryFlow(flow);
  choosePassword(password);
  open();
  await replaced(page);
});
