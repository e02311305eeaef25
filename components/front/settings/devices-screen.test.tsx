import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Device } from '@/lib/people/account/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/front/settings.json';
import zh from '@/messages/zh/front/settings.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { DevicesScreen } from './devices-screen';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const device = (id: string, own: Partial<Device> = {}): Device => ({
  id,
  isCurrent: false,
  kind: 'phone',
  browser: 'Safari',
  system: 'iOS',
  address: '192.0.2.*',
  loggedInAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: '2026-11-19T00:00:00.000Z',
  ...own,
});
const here = device('here', { isCurrent: true, kind: 'computer', browser: 'Firefox', system: 'Linux' });
const phone = device('phone');
const tablet = device('tablet', { kind: 'tablet', browser: '', system: '', lastSeenAt: '2026-11-20T00:00:00.000Z' });

beforeEach(() => {
  standInForDialogs();
});

const show = (language: 'zh' | 'en' = 'zh') =>
  renderIn(language, <DevicesScreen first={[here, phone, tablet]} now={now} />);
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

async function endPhone() {
  await userEvent.click(screen.getByRole('button', { name: '退出登录 Safari · iOS' }));
  const dialog = screen.getByRole('dialog', { name: '让“Safari · iOS”退出登录？' });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.devices.end }));
}

test('says what each is, from where and when, this one first', () => {
  show();
  expect(rows()).toEqual([
    'Firefox · Linux电脑 192.0.2.* · 本机',
    'Safari · iOS手机 192.0.2.* · 最近使用：昨天退出登录 Safari · iOS',
    '平板平板 192.0.2.* · 最近使用：今天退出登录 平板',
  ]);
});

test('speaks English', () => {
  show('en');
  expect(screen.getByText(en.devices.current)).toBeVisible();
  expect(screen.getByText('Last used: yesterday', { exact: false })).toBeVisible();
});

test('one is logged out at once, after it was asked about', async () => {
  const calls = answerCalls({ '/api/account/devices/end': { data: [here, tablet] } });
  show();
  await endPhone();
  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(calls).toEqual([{ path: '/api/account/devices/end', fields: { id: 'phone' } }]));
  expect(rows()).toHaveLength(2);
});

test('one that could not be logged out comes back', async () => {
  toastQueue.take();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  show();
  await endPhone();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(toastQueue.take()).toEqual(['网络连接不上，请检查网络后重试。']);
});

test('one that was logged out elsewhere meanwhile stays away', async () => {
  const calls = answerCalls({
    '/api/account/devices/end': { code: 'NullPointer' },
    '/api/account/devices': { data: [here, tablet] },
  });
  show();
  await endPhone();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(rows()).toHaveLength(2);
});

test('an outdated answer does not bring back a removed device', async () => {
  const answers = [[here, tablet], [here]];
  const waiting: (() => void)[] = [];
  answerCalls({
    '/api/account/devices/end': async () => {
      const data = answers.shift();
      await new Promise<void>((done) => waiting.push(done));
      return { data };
    },
  });
  show();
  await endPhone();
  await userEvent.click(screen.getByRole('button', { name: '退出登录 平板' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: zh.devices.end }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  waiting[0]?.();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText(zh.devices.alone)).toBeVisible();
});

test('all others are logged out together', async () => {
  const calls = answerCalls({ '/api/account/devices/endOthers': { data: [here] } });
  show();
  await userEvent.click(screen.getByRole('button', { name: zh.devices.endOthers }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: zh.devices.endOthers }));
  expect(rows()).toHaveLength(1);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText(zh.devices.alone)).toBeVisible();
});
