import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zhEdit from '@/messages/zh/events/entry-edit.json';
import zh from '@/messages/zh/events/entry-own.json';
import { answerCalls } from '@/test/answers';
import { freshEditor } from '@/test/edit-screen';
import { contestClock, draftEntry, entryNow, openContest, sentEntry } from '@/test/own-entry';
import { renderIn } from '@/test/render';
import { OwnEntryScreen } from './own-entry-screen';

freshEditor();
beforeEach(() => {
  toastQueue.take();
  window.scrollTo = () => undefined;
});

const at = (name: string) => `/api/entry/own/${name}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const Upload = () => null;

function show(own: Partial<EntryDraft>, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...sentEntry, ...own };
  const calls = answerCalls({ [at('get')]: { data: first }, ...answers });
  const props = { first, contest: openContest, personId: 'lin', now: entryNow, Upload };
  renderIn('zh', <OwnEntryScreen {...props} certificates={null} />);
  return calls;
}
const closed = { ...sentEntry.contest, phase: 'judging' as const };

test.each<[string, Partial<EntryDraft>, string | RegExp]>([
  ['free or paid', {}, /2026-12-20 18:00 前可以撤回.*结果预计 2027-01-10 12:00 公布/],
  ['judged', { contest: closed }, /作品正在评审。结果预计 2027-01-10 12:00 公布/],
  [
    'to be paid',
    { state: 'unpaid', feeFen: 5000, orderId: 'o1', payBefore: '2026-11-20T12:15:00.000+08:00' },
    '请在 2026-11-20 12:15 前支付参赛费 ¥50.00，过时提交失效。',
  ],
  [
    'to be transferred',
    { state: 'pendingPayment', orderId: 'o1', payBefore: '2026-11-25T00:00:00.000+08:00' },
    /2026-11-25 00:00 前完成转账/,
  ],
  ['transferred', { state: 'pendingPayment', orderId: 'o1' }, zh.next.slipSent],
  [
    'failed, after the close',
    { state: 'submitFailed', reason: '水印', contest: closed },
    /没有通过形式审查，征集已经截止/,
  ],
  ['late', { state: 'draft', contest: closed }, zh.next.draftClosed],
  ['withdrawn', { state: 'withdrawn' }, zh.next.withdrawn],
  ['in a canceled contest', { contest: { ...sentEntry.contest, phase: 'canceled' } }, zh.next.canceled],
  ['awarded', { state: 'awarded' }, zh.next.awarded],
  ['awarded and hidden', { state: 'awarded', reason: '图片侵权' }, zh.next.takenDown],
])('one that is %s says what that means, and what comes next', (_, own, said) => {
  show(own);
  expect(screen.getByText(said)).toBeVisible();
});

test('one with a result leads to its page, unless that is hidden', () => {
  show({ state: 'awarded' });
  expect(screen.getByRole('link', { name: zh.actions.see })).toHaveAttribute('href', '/match/light-in-motion/works/e1');
  cleanup();
  show({ state: 'awarded', reason: '图片侵权' });
  expect(screen.getByText('原因：图片侵权')).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.actions.see })).toBeNull();
});

test('what was sent is read only, with its terms, and its work is said to be locked', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: '一盏灯' })).toBeVisible();
  expect(screen.getByText('灯在夜里走。')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  const terms = screen.getByRole('link', { name: '第 2 版' });
  expect(terms).toHaveAttribute('href', '/match/light-in-motion/terms#v2');
  expect(screen.getByText(zh.facts.locked)).toBeVisible();
});

test('a fee is paid at the cashier of its order', () => {
  show({ state: 'unpaid', feeFen: 5000, orderId: 'o1', payBefore: '2026-11-20T12:15:00.000+08:00' });
  expect(screen.getByRole('link', { name: zh.actions.pay })).toHaveAttribute('href', '/order/o1/pay');
});

test('is withdrawn after a question that says what becomes of its fee', async () => {
  const withdrawn = { ...sentEntry, isPaid: true, state: 'withdrawn' };
  const calls = show({ isPaid: true }, { [at('withdraw')]: { data: withdrawn } });
  await press(zh.withdraw.action);
  const question = within(screen.getByRole('alertdialog', { name: zh.withdraw.title }));
  expect(question.getByText(zh.withdraw.paidText)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: zh.withdraw.action }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.withdraw.done]));
  expect(screen.queryByRole('button', { name: zh.withdraw.action })).toBeNull();
  expect(calls.filter(({ path }) => path === at('withdraw')).map(({ fields }) => fields)).toEqual([{ id: 'e1' }]);
});

test('after the close it is not withdrawn', () => {
  show({ contest: closed });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refused withdrawal is said', async () => {
  show({}, { [at('withdraw')]: { code: 'EntryClosed' } });
  await press(zh.withdraw.action);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.withdraw.action }));
  expect(await screen.findByText('现在不能参赛或修改作品了。')).toBeVisible();
});

describe('somebody who is asked to join the team', () => {
  const asked = { ...draftEntry, mode: 'team' as const, teamName: '夜行', isEditable: false };

  test('reads it, joins, and may change their mind', async () => {
    const joined = { ...asked, memberState: 'confirmed' as const };
    const calls = show({ ...asked, memberState: 'invited' }, { [at('answer')]: { data: joined } });
    expect(screen.getByRole('heading', { name: '邀请你加入“夜行”' })).toBeVisible();
    expect(screen.getAllByText('林光').length).toBeGreaterThan(0);
    await press(zh.invitation.join);
    await waitFor(() => expect(toastQueue.take()).toEqual([zh.invitation.joined]));
    expect(calls.find(({ path }) => path === at('answer'))?.fields).toEqual({ id: 'e1', joins: 'true' });
  });

  test('declines, and leaves', async () => {
    const calls = show({ ...asked, memberState: 'confirmed' }, { [at('answer')]: { code: 'EntryClosed' } });
    expect(screen.queryByRole('button', { name: zh.invitation.join })).toBeNull();
    await press(zh.invitation.leave);
    expect(await screen.findByText('现在不能参赛或修改作品了。')).toBeVisible();
    expect(calls.find(({ path }) => path === at('answer'))?.fields).toEqual({ id: 'e1', joins: 'false' });
  });

  test('cannot answer once it is sent', () => {
    show({ ...asked, state: 'submitted', memberState: 'confirmed' });
    expect(screen.getByText(zh.invitation.closed)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the form gives way to where it stands, which takes the focus', async () => {
  let there: object = { ...draftEntry };
  const send = () => {
    there = sentEntry;
    return { data: sentEntry };
  };
  show(draftEntry, {
    [at('get')]: () => ({ data: there }),
    [at('send')]: send,
    '/api/video/work/get': { data: null },
    '/api/contest/detail': { data: openContest },
    '/api/contest/clock': contestClock,
  });
  await userEvent.click(screen.getByRole('checkbox'));
  await press(zhEdit.send.send);
  expect(await screen.findByRole('heading', { level: 1, name: '一盏灯' })).toHaveFocus();
  expect(screen.getByText('已提交')).toBeVisible();
});
