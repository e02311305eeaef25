import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/entry-desk.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { contestEntryDetail } from '@/test/contest-entry';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { DeskEntryScreen } from './desk-entry-screen';

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const check = '/api/entry/desk/check';
const nextPath = '/activityManage/c1/contest/entries/e9';

beforeEach(() => {
  standInForDialogs();
  sessionStorage.clear();
  localStorage.clear();
  toastQueue.take();
  toastQueue.allGone();
  jest.clearAllMocks();
});

function show(own: Partial<ContestEntryDetail> = {}, answer: Answer = { data: null }, isOpen = true) {
  const first = contestEntryDetail(own);
  const calls = answerCalls({ '/api/entry/desk/get': { data: first }, [check]: answer });
  renderIn(
    'zh',
    <DeskEntryScreen
      first={first}
      contest={{ id: 'c1', name: 'future-lab', isOpen }}
      categories={[{ id: 'film', name: '影像' }]}
      votes={<p>投票</p>}
    />,
  );
  return calls;
}
const sent = (calls: MadeCall[]) => calls.filter(({ path }) => path === check).map(({ fields }) => fields);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog', { name: zh.fail.title }));

test('shows all that is known of it, with prohibited words marked', () => {
  show({ introZh: '灯在夜里赌博。', words: ['赌博'], titleEn: 'A lamp' });
  expect(screen.getByText('赌博')).toHaveProperty('tagName', 'MARK');
  expect(screen.getByText('文字里有违禁词：赌博。请看标出的地方，再决定是否通过。')).toBeVisible();
  expect(screen.getByText('A lamp')).toBeVisible();
  expect(screen.getByRole('link', { name: '墨' })).toHaveAttribute('href', '/otherPeople?userId=mo');
  expect(screen.getByRole('link', { name: '观看（01:01）' })).toHaveAttribute('href', '/video/detail/w1');
  expect(screen.getByRole('link', { name: '第 2 版' })).toHaveAttribute('href', '/match/future-lab/terms#v2');
  for (const text of ['¥80.00', '订单 20260007', '影像', '2026-11-20 12:00', '投票']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('a work that is not public yet cannot be watched', () => {
  show({ isWorkPublic: false });
  expect(screen.getByText(zh.facts.workHidden)).toBeVisible();
  expect(screen.queryByRole('link', { name: /观看/ })).toBeNull();
});

test('passes at one press, and the next one takes its place', async () => {
  const calls = show();
  await press(zh.check.pass);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(nextPath));
  expect(sent(calls)).toEqual([{ id: 'e7', revision: '3', isPassed: 'true', reason: '' }]);
  expect(toastQueue.take()).toEqual(['7 号作品已通过审查']);
});

test('fails with a reason only, which stays where it is refused and is offered for the next one', async () => {
  let answer: Answer = { code: '400', fields: [{ field: 'reason', rule: 'prohibited' }] };
  const calls = answerCalls({
    '/api/entry/desk/get': { data: contestEntryDetail() },
    [check]: () => answer,
  });
  renderIn(
    'zh',
    <DeskEntryScreen
      first={contestEntryDetail()}
      contest={{ id: 'c1', name: 'future-lab', isOpen: true }}
      categories={[]}
      votes={null}
    />,
  );
  await press(zh.check.fail);
  expect(sheet().getByText(zh.fail.again)).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: zh.fail.action }));
  const field = () => sheet().getByLabelText(zh.fail.reason);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(zh.rules.required));
  expect(sent(calls)).toEqual([]);
  await userEvent.type(field(), ' 画面有水印 ');
  await userEvent.click(sheet().getByRole('button', { name: zh.fail.action }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(zh.rules.prohibited)));
  expect(field()).toHaveValue(' 画面有水印 ');
  answer = { data: null };
  await userEvent.click(sheet().getByRole('button', { name: zh.fail.action }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(nextPath));
  expect(sent(calls).at(-1)).toEqual({ id: 'e7', revision: '3', isPassed: 'false', reason: '画面有水印' });
  await press(zh.check.fail);
  await userEvent.click(sheet().getByRole('button', { name: '画面有水印' }));
  expect(field()).toHaveValue('画面有水印');
});

test('after the close it says that a failed one cannot be sent again', async () => {
  show({}, undefined, false);
  await press(zh.check.fail);
  expect(sheet().getByText(zh.fail.final)).toBeVisible();
});

test('one that has changed meanwhile is shown anew, and nothing is decided', async () => {
  const first = contestEntryDetail();
  const calls = answerCalls({
    '/api/entry/desk/get': () => ({
      data: sent(calls).length === 0 ? first : { ...first, state: 'withdrawn', revision: 4 },
    }),
    [check]: { code: 'Changed' },
  });
  const contest = { id: 'c1', name: 'future-lab', isOpen: true };
  renderIn('zh', <DeskEntryScreen {...{ first, contest }} categories={[]} votes={null} />);
  await press(zh.check.pass);
  expect(await screen.findByText(zh.check.changed)).toBeVisible();
  expect(await screen.findByText(zh.check.standing.withdrawn)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.check.pass })).toBeNull();
  expect(router.replace).not.toHaveBeenCalled();
});

test('keys do the same, unless they are off or the key is typed', async () => {
  const calls = show();
  await userEvent.keyboard('n');
  expect(router.replace).toHaveBeenCalledWith(nextPath);
  await userEvent.keyboard('f');
  await userEvent.type(sheet().getByLabelText(zh.fail.reason), 'p');
  expect(sent(calls)).toEqual([]);
  await userEvent.click(sheet().getByRole('button', { name: zh.fail.close }));
  await userEvent.keyboard('p');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

test('keys that are off do nothing, and can be turned on', async () => {
  writeStored('singleKeysOff', true);
  const calls = show();
  await userEvent.keyboard('p');
  const box = screen.getByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(sent(calls)).toEqual([]);
  await userEvent.click(box);
  box.blur();
  await userEvent.keyboard('p');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

test('one that has passed can only fail', () => {
  show({ isChecked: true, nextUncheckedId: null });
  expect(screen.getByText(zh.check.standing.lastChecked)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.check.pass })).toBeNull();
  expect(screen.getByRole('button', { name: zh.check.failAfterAll })).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.check.next })).toBeNull();
});

test('one that staff hid says so with the reason', () => {
  show({ state: 'awarded', reason: '图片侵权' });
  expect(screen.getByText('平台核实举报后隐藏了这件作品，原因：图片侵权')).toBeVisible();
});

test.each(['unpaid', 'pendingPayment', 'submitFailed', 'withdrawn', 'notShortlisted', 'awarded'] as const)(
  'one that is %s is not checked, and it says why',
  (state) => {
    show({ state });
    expect(screen.getByText(zh.check.standing[state])).toBeVisible();
    expect(screen.queryByRole('button', { name: /通过/ })).toBeNull();
    expect(screen.getByRole('link', { name: zh.check.next })).toHaveAttribute('href', nextPath);
  },
);
