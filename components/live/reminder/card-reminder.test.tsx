import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReminderPlan } from '@/lib/live/reminder/contract';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import en from '@/messages/en/live/reminder.json';
import zh from '@/messages/zh/live/reminder.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { CardReminder } from './card-reminder';

const goToLogin = jest.fn();
jest.mock('@/lib/platform/client/error-path', () => ({
  ...jest.requireActual<object>('@/lib/platform/client/error-path'),
  goToLogin: () => goToLogin(),
}));

const marks = '/api/live/reminder/marks';
const set = '/api/live/reminder/set';
const ways = '/api/live/reminder/ways';
const choose = '/api/live/reminder/choose';

const plan = (states: string, change: Partial<ReminderPlan> = {}): Answer => {
  const [site, sms, serviceAccount, push] = states.split(',');
  return {
    data: {
      remindTime: '2099-10-18T13:45:00.000+08:00',
      startTime: '2099-10-18T14:00:00.000+08:00',
      ways: Object.entries({ site, sms, serviceAccount, push }).map(([way, state]) => ({ way, state })),
      ...change,
    },
  };
};
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

beforeAll(standInForDialogs);
beforeEach(() => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
});
afterEach(() => {
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  jest.restoreAllMocks();
  goToLogin.mockReset();
});

test('a press asks for it, and says when and by which ways it comes and what to do for the others', async () => {
  const made = answerCalls({
    [marks]: { data: [] },
    [set]: { data: null },
    [ways]: plan('possible,noPhone,notFollowing,noDevice'),
  });
  renderIn('zh', <CardReminder id="b" />);
  await userEvent.click(await screen.findByRole('button', { name: zh.remind }));
  expect(await screen.findByText('2099-10-18 13:45（北京时间）提醒你，也就是开播前 15 分钟。')).toBeVisible();
  expect(made.filter(({ path }) => path === set)).toEqual([{ path: set, fields: { id: 'b', remind: 'true' } }]);
  expect(row(zh.ways.site.name)).toHaveTextContent(zh.ways.site.possible);
  expect(within(row(zh.ways.sms.name)).getByRole('link')).toHaveAttribute('href', '/Settings/security?change=phone');
  expect(row(zh.ways.serviceAccount.name)).toHaveTextContent(zh.ways.why.notFollowing);
  expect(within(row(zh.ways.push.name)).getByRole('link', { name: zh.ways.getApp })).toHaveAttribute('href', '/app');
  await userEvent.click(screen.getByRole('button', { name: zh.sheet.done }));
  expect(screen.getByRole('button', { name: zh.reminded })).toHaveAttribute('aria-pressed', 'true');
});

test('a way is turned off and on, and stays as it was when that fails', async () => {
  const sent: unknown[] = [];
  let states = 'possible,possible,notOffered,possible';
  const answers: Record<string, Answer | ((fields: Record<string, unknown>) => Answer)> = {
    [marks]: { data: ['b'] },
    [ways]: () => plan(states),
    [choose]: (fields) => {
      sent.push(fields);
      states = 'possible,turnedOff,notOffered,possible';
      return { data: null };
    },
  };
  answerCalls(answers);
  renderIn('en', <CardReminder id="b" />);
  await userEvent.click(await screen.findByRole('button', { name: en.reminded }));
  await userEvent.click(await screen.findByRole('switch', { name: en.ways.sms.name }));
  await waitFor(() => expect(row(en.ways.sms.name)).toHaveTextContent(en.ways.turnedOff));
  expect(sent).toEqual([{ way: 'sms', isOn: 'false' }]);
  expect(row(en.ways.serviceAccount.name)).toHaveTextContent(en.ways.serviceAccount.notOffered);
  expect(within(row(en.ways.serviceAccount.name)).queryByRole('switch')).toBeNull();
  answers[choose] = 'offline';
  await userEvent.click(screen.getByRole('switch', { name: en.ways.push.name }));
  await waitFor(() => expect(screen.getByRole('switch', { name: en.ways.push.name })).toBeChecked());
});

test('is ended in the sheet', async () => {
  const made = answerCalls({
    [marks]: { data: ['b'] },
    [set]: { data: null },
    [ways]: plan('possible,possible,possible,possible'),
  });
  renderIn('zh', <CardReminder id="b" />);
  await userEvent.click(await screen.findByRole('button', { name: zh.reminded }));
  await userEvent.click(await screen.findByRole('button', { name: zh.sheet.end }));
  expect(await screen.findByRole('button', { name: zh.remind })).toBeVisible();
  await waitFor(() => expect(made.at(-1)).toEqual({ path: set, fields: { id: 'b', remind: 'false' } }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in the last minutes it says that it comes at once', async () => {
  const past = { remindTime: '2020-10-18T13:45:00.000+08:00', startTime: '2020-10-18T14:00:00.000+08:00' };
  answerCalls({ [marks]: { data: ['b'] }, [ways]: plan('turnedOff,possible,possible,possible', past) });
  renderIn('zh', <CardReminder id="b" />);
  await userEvent.click(await screen.findByRole('button', { name: zh.reminded }));
  expect(await screen.findByText(/不到 15 分钟了/)).toBeVisible();
  expect(within(row(zh.ways.site.name)).getByRole('link')).toHaveAttribute('href', '/Settings/notifications');
});

test('ways that cannot be loaded can be asked for again', async () => {
  const answers: Record<string, Answer> = { [marks]: { data: ['b'] }, [ways]: { code: 'NullPointer' } };
  answerCalls(answers);
  renderIn('zh', <CardReminder id="b" />);
  await userEvent.click(await screen.findByRole('button', { name: zh.reminded }));
  const retry = await screen.findByRole('button', { name: zh.sheet.retry });
  answers[ways] = plan('possible,possible,possible,possible');
  await userEvent.click(retry);
  expect(await screen.findByText(zh.ways.sms.possible)).toBeVisible();
});

test('leads a visitor to the login', async () => {
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  answerCalls({});
  renderIn('zh', <CardReminder id="b" />);
  await userEvent.click(screen.getByRole('button', { name: zh.remind }));
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
