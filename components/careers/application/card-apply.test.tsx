import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreSession, useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/application.json';
import { type Answer, answerCalls } from '@/test/answers';
import { ownApplication } from '@/test/application-items';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CardApply } from './card-apply';

const goToLogin = jest.fn();
jest.mock('@/lib/platform/client/error-path', () => ({
  ...jest.requireActual<object>('@/lib/platform/client/error-path'),
  goToLogin: () => goToLogin(),
}));

const get = '/api/application/own/get';
const apply = '/api/application/own/apply';
const withdraw = '/api/application/own/withdraw';
const works = '/api/video/work/list';
const job = { id: 'j1', title: '灯光编程', companyId: 'studio' };

const ownWork = (id: string) => ({
  ...{ id, title: `作品${id}`, thumb: null, duration: 61, state: 'verified', reason: '' },
  ...{ processing: { state: 'ready', progress: 100, problem: null }, viewCount: 0, likeCount: 0, isInContest: false },
  createdAt: '2026-11-20T12:00:00.000+08:00',
});
const pageOf = (...ids: string[]) => ({ data: { list: ids.map(ownWork), nextPage: null, hasNextPage: false } });

beforeAll(standInForDialogs);
beforeEach(() => {
  standInForIntersections();
  sessionStorage.clear();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  restoreSession();
  toastQueue.take();
  toastQueue.allGone();
});
afterEach(() => {
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  useSessionStore.setState({ peopleMessage: null });
  goToLogin.mockReset();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByRole('dialog', { name: '申请：灯光编程' });

test('applies with works in the order in which they were picked, a note and a contact', async () => {
  const answers: Record<string, Answer> = {
    [get]: { data: null },
    [works]: pageOf('w1', 'w2', 'w3'),
    [apply]: { data: ownApplication() },
  };
  const made = answerCalls(answers);
  renderIn('zh', <CardApply job={job} isOpen />);
  await press(zh.card.apply);
  const within_ = within(await sheet());
  await userEvent.click(await within_.findByRole('checkbox', { name: /作品w2/ }));
  await userEvent.click(within_.getByRole('checkbox', { name: /作品w1/ }));
  expect(within_.getByText('最多选 6 件，按选择的先后排列。已选 2 件。')).toBeVisible();
  await userEvent.type(within_.getByRole('textbox', { name: zh.form.note }), '我做过夜航。');
  await userEvent.type(within_.getByRole('textbox', { name: zh.form.email }), 'lin@example.org');
  await userEvent.click(within_.getByRole('button', { name: zh.form.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.find(({ path }) => path === apply)?.fields).toEqual({
    ...{ jobId: 'j1', works: ['w2', 'w1'], note: '我做过夜航。', email: 'lin@example.org', phone: '' },
  });
  expect(screen.getByRole('status')).toHaveTextContent(`${zh.state.new}申请于 2026-11-20 送达`);
  expect(toastQueue.take()).toEqual([zh.form.done]);
});

test('says what is wrong at its field, and keeps the note', async () => {
  answerCalls({
    [get]: { data: null },
    [works]: pageOf(),
    [apply]: { code: '400', fields: [{ field: 'note', rule: 'prohibited' }] },
  });
  renderIn('zh', <CardApply job={job} isOpen />);
  await press(zh.card.apply);
  const inSheet = within(await sheet());
  expect(await inSheet.findByText(zh.form.noWorks)).toBeVisible();
  const [note, phone] = [zh.form.note, zh.form.phone].map((name) => inSheet.getByRole('textbox', { name }));
  if (!note || !phone) throw new Error('The fields are missing.');
  await userEvent.type(note, '赌博');
  await userEvent.type(phone, '12');
  await userEvent.click(inSheet.getByRole('button', { name: zh.form.send }));
  expect(await inSheet.findByText(zh.rules.phone)).toBeVisible();
  await userEvent.clear(phone);
  await userEvent.click(inSheet.getByRole('button', { name: zh.form.send }));
  expect(await inSheet.findByText(zh.rules.prohibited)).toBeVisible();
  expect(note).toHaveValue('赌博');
  await userEvent.click(inSheet.getByRole('button', { name: zh.form.close }));
  await press(zh.card.apply);
  expect(within(await sheet()).getByRole('textbox', { name: zh.form.note })).toHaveValue('赌博');
});

test('is withdrawn once that is confirmed, and can be sent again', async () => {
  answerCalls({
    [get]: { data: ownApplication({ state: 'talk' }) },
    [withdraw]: { data: ownApplication({ state: 'withdrawn' }) },
  });
  renderIn('zh', <CardApply job={job} isOpen />);
  expect(await screen.findByText(zh.state.talk)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.card.own })).toHaveAttribute('href', '/my/applications');
  await press(zh.card.withdraw);
  const asked = within(screen.getByRole('alertdialog', { name: zh.withdrawal.title }));
  await userEvent.click(asked.getByRole('button', { name: zh.withdrawal.action }));
  expect(await screen.findByRole('button', { name: zh.card.again })).toBeVisible();
});

test('a hired person withdraws nothing, a visitor is led to the login, and who posted the job to its applications', async () => {
  answerCalls({ [get]: { data: ownApplication({ state: 'hired' }) } });
  const { unmount } = renderIn('zh', <CardApply job={job} isOpen={false} />);
  expect(await screen.findByText(zh.state.hired)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.card.withdraw })).toBeNull();
  unmount();
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  restoreSession();
  const visit = renderIn('zh', <CardApply job={job} isOpen />);
  await press(zh.card.apply);
  expect(goToLogin).toHaveBeenCalledTimes(1);
  visit.unmount();
  const closed = renderIn('zh', <CardApply job={job} isOpen={false} />);
  expect(screen.getByText(zh.card.closed)).toBeVisible();
  closed.unmount();
  useSessionStore.setState({ peopleMessage: { userId: 'studio' } as never });
  renderIn('zh', <CardApply job={job} isOpen />);
  expect(screen.getByRole('link', { name: zh.card.desk })).toHaveAttribute('href', '/recruitManage/j1/applications');
});
