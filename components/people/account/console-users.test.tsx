import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserRow } from '@/lib/people/account/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/people/account-console.json';
import zh from '@/messages/zh/people/account-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { ConsoleUser, type ConsoleUserData } from './console-user';
import { ConsoleUsers } from './console-users';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const lin: UserRow = {
  id: 'lin',
  nickname: '林一舟',
  avatar: null,
  phone: '+86 138****8000',
  email: null,
  role: null,
  lockedAt: null,
  eraseAt: null,
  createdAt: '2026-11-20T12:00:00.000+08:00',
};
const mo: UserRow = { ...lin, id: 'mo', nickname: '莫', role: 'editor', phone: null, email: 'm***@example.org' };
const out: UserRow = { ...lin, id: 'out', nickname: '走', lockedAt: '2026-11-21T08:00:00.000+08:00' };
const open = (user: UserRow): ConsoleUserData => ({
  ...user,
  sessions: 2,
  lastSeenAt: '2026-11-20T00:00:00.000+08:00',
});
const [userPath, rolePath, lockPath] = ['/api/account/user', '/api/account/user/role', '/api/account/user/lock'];

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
  standInForDialogs();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('the list of users', () => {
  test('is narrowed by a place in the staff and by the state of an account', async () => {
    answerCalls({ '/api/account/users': { data: { list: [lin], hasNextPage: false, nextPage: null } } });
    const asked = () => {
      const [request] = jest.mocked(fetch).mock.lastCall ?? [];
      return Object.fromEntries(new URL((request as Request).url).searchParams);
    };
    renderIn('en', <ConsoleUsers />);
    await screen.findByRole('row', { name: '林一舟' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.columns.role }), 'editor');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.columns.state }), 'locked');
    await waitFor(() => expect(asked()).toMatchObject({ role: 'editor', state: 'locked' }));
  });

  test('says who they are, masked, and leads to each', async () => {
    const data = { list: [lin, mo, out], hasNextPage: false, nextPage: null };
    answerCalls({ '/api/account/users': { data } });
    renderIn('zh', <ConsoleUsers />);
    await screen.findByRole('row', { name: '莫' });
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 5),
    );
    expect(cells).toEqual([
      ['林一舟', '+86 138****8000', '—', '—', '正常'],
      ['莫', '—', 'm***@example.org', '编辑', '正常'],
      ['走', '+86 138****8000', '—', '—', '已锁定'],
    ]);
    expect(screen.getByRole('link', { name: '莫' })).toHaveAttribute('href', '/staff/users/mo');
  });
});

describe('one user', () => {
  const answers = (more: Record<string, Answer>): Record<string, Answer> => ({
    [userPath]: { data: open(lin) },
    ...more,
  });

  test('is known by what the console may show', async () => {
    answerCalls(answers({}));
    renderIn('en', <ConsoleUser first={open(lin)} isOwn={false} />);
    expect(screen.getByRole('heading', { level: 1, name: '林一舟' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      'Active',
      '+86 138****8000',
      '2026-11-20 12:00',
      '2 devices',
      '2026-11-20',
      'lin',
      en.openPage,
    ]);
    expect(screen.getByRole('link', { name: en.openPage })).toHaveAttribute('href', '/en/otherPeople?userId=lin');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });

  test('gets a place in the staff after it was asked about', async () => {
    const given = answers({ [rolePath]: { data: null } });
    const calls = answerCalls(given);
    renderIn('zh', <ConsoleUser first={open(lin)} isOwn={false} />);
    expect(button(zh.role.save)).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: zh.role.title }), zh.roles.reviewer);
    await userEvent.click(button(zh.role.save));
    const dialog = screen.getByRole('alertdialog', { name: '让“林一舟”成为审核？' });
    expect(dialog).toHaveAccessibleDescription(zh.role.can.reviewer);
    given[userPath] = { data: open({ ...lin, role: 'reviewer' }) };
    await userEvent.click(within(dialog).getByRole('button', { name: zh.role.give }));
    expect(await screen.findByText(zh.lock.staff)).toBeVisible();
    expect(calls.filter(({ path }) => path === rolePath)).toEqual([
      { path: rolePath, fields: { id: 'lin', role: 'reviewer' } },
    ]);
    expect(toastQueue.take()).toEqual([zh.role.saved]);
  });

  test('loses it the same way; cancelling changes nothing', async () => {
    const calls = answerCalls(answers({ [userPath]: { data: open(mo) }, [rolePath]: { data: null } }));
    renderIn('zh', <ConsoleUser first={open(mo)} isOwn={false} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), zh.noRole);
    await userEvent.click(button(zh.role.save));
    await userEvent.click(button(zh.cancel));
    expect(calls.some(({ path }) => path === rolePath)).toBe(false);
    await userEvent.click(button(zh.role.save));
    await userEvent.click(button(zh.role.take));
    await waitFor(() => expect(calls).toContainEqual({ path: rolePath, fields: { id: 'mo', role: '' } }));
  });

  test('is locked for a reason, which is asked for', async () => {
    const given = answers({ [lockPath]: { data: null } });
    const calls = answerCalls(given);
    renderIn('zh', <ConsoleUser first={open(lin)} isOwn={false} />);
    await userEvent.click(button(zh.lock.lock));
    const dialog = within(screen.getByRole('dialog', { name: '锁定“林一舟”？' }));
    await userEvent.click(dialog.getByRole('button', { name: zh.lock.lock }));
    const reason = dialog.getByRole('textbox', { name: zh.lock.reason });
    expect(reason).toHaveAccessibleDescription(zh.lock.needsReason);
    await userEvent.type(reason, ' 广告 ');
    given[userPath] = { data: open({ ...lin, lockedAt: out.lockedAt }) };
    await userEvent.click(dialog.getByRole('button', { name: zh.lock.lock }));
    expect(await screen.findByText(zh.role.locked)).toBeVisible();
    expect(calls).toContainEqual({ path: lockPath, fields: { id: 'lin', isLocked: 'true', reason: '广告' } });
    expect(toastQueue.take()).toEqual([zh.lock.locked]);
  });

  test('who is staff is not locked, which is said in its place', async () => {
    answerCalls(answers({ [userPath]: { data: open(mo) } }));
    renderIn('en', <ConsoleUser first={open(mo)} isOwn={false} />);
    expect(screen.getByText(en.lock.staff)).toBeVisible();
    expect(screen.queryByRole('button', { name: en.lock.lock })).toBeNull();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });

  test('is unlocked without one', async () => {
    const calls = answerCalls(answers({ [userPath]: { data: open(out) }, [lockPath]: { data: null } }));
    renderIn('en', <ConsoleUser first={open(out)} isOwn={false} />);
    await userEvent.click(button(en.lock.unlock));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: en.lock.unlock }));
    await waitFor(() =>
      expect(calls).toContainEqual({ path: lockPath, fields: { id: 'out', isLocked: 'false', reason: '' } }),
    );
  });

  test('that the server does not let be changed says so', async () => {
    answerCalls(answers({ [lockPath]: { code: 'Forbidden', message: '没有权限' } }));
    renderIn('zh', <ConsoleUser first={open(lin)} isOwn={false} />);
    await userEvent.click(button(zh.lock.lock));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '广告');
    await userEvent.click(dialog.getByRole('button', { name: zh.lock.lock }));
    await waitFor(() => expect(toastQueue.take()).toEqual(['没有权限']));
  });

  test('who is looking at themselves changes nothing', async () => {
    answerCalls(answers({}));
    renderIn('zh', <ConsoleUser first={open(lin)} isOwn />);
    expect(screen.getByText(zh.own)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });
});
