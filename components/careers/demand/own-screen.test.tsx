import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemandDraft, OwnDemand } from '@/lib/careers/demand/contract';
import type { StartSteps } from '@/lib/people/verification/codes';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/demand-manage.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls } from '@/test/answers';
import { draftDemand, ownDemand, publicDemand } from '@/test/demand-item';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { ContactViews } from './looks-screen';
import { OwnDemands } from './own-screen';

beforeEach(() => {
  standInForIntersections();
  standInForDialogs();
  toastQueue.take();
});

const at = (name: string) => `/api/demand/own/${name}`;
const show = (list: OwnDemand[], steps: StartSteps = { hasPhone: true, who: 'company', verified: 'passed' }) =>
  renderIn('zh', <OwnDemands first={onePage(list)} steps={steps} />);
const row = (name = '河边的光') => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const links = () =>
  row()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/projectManage/d1/', ''));

test('an open one leads to all that belongs to it, and says how many have looked', () => {
  show([ownDemand(publicDemand, 3)]);
  expect(row().getByText(zh.standing.open)).toBeVisible();
  expect(links()).toEqual(['proposals', 'looks', 'teams', 'services', 'edit', '/projectDetail/d1']);
  expect(row().getByRole('link', { name: /3 人看过联系方式/ })).toBeVisible();
});

test.each<[what: string, draft: Partial<DemandDraft>, standing: string, said: RegExp, ways: string[]]>([
  ['a draft', {}, zh.standing.pending_edit, /2026-11-20 12:00 修改/, ['edit']],
  [
    'one that waits',
    { state: 'pending_review', dueAt: '2099-11-24T00:00:00.000+08:00' },
    zh.standing.pending_review,
    /最晚 2099-11-23 答复/,
    ['edit'],
  ],
  [
    'one that waits longer than promised',
    { state: 'pending_review', dueAt: '2026-01-02T00:00:00.000+08:00' },
    zh.standing.pending_review,
    /审核比承诺的慢了/,
    ['edit'],
  ],
  ['a refused one', { state: 'failed', reason: '没有说明' }, zh.standing.failed, /原因：没有说明/, ['edit']],
  [
    'one that was taken down',
    { state: 'failed', reason: '违规', wasPublic: true },
    zh.standing.takenDown,
    /原因：违规/,
    ['proposals', 'looks', 'teams', 'edit'],
  ],
  [
    'one whose last day is over',
    { ...publicDemand, phase: 'closed', lastDay: '2026-01-02' },
    zh.standing.lapsed,
    /改一个新的截止日/,
    ['proposals', 'looks', 'teams', 'edit', '/projectDetail/d1'],
  ],
  [
    'one that has its team',
    { ...publicDemand, phase: 'docked' },
    zh.standing.docked,
    /双方已确认合作/,
    ['proposals', 'looks', 'teams', '/projectDetail/d1'],
  ],
])('%s says how it stands, and where it can go', (_what, draft, standing, said, ways) => {
  show([ownDemand(draft)]);
  expect(row().getByText(standing)).toBeVisible();
  expect(row().getByText(said)).toBeVisible();
  expect(links()).toEqual(ways);
});

test('an open one is closed after a question', async () => {
  const closed = { ...publicDemand, phase: 'closed' };
  const calls = answerCalls({ [at('close')]: { data: closed }, [at('list')]: { data: onePage([]) } });
  show([ownDemand(publicDemand)]);
  await userEvent.click(row().getByRole('button', { name: /关闭/ }));
  const question = screen.getByRole('alertdialog', { name: '关闭“河边的光”？' });
  await userEvent.click(within(question).getByRole('button', { name: zh.acts.close.confirm }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.acts.close.done]));
  expect(calls.find(({ path }) => path === at('close'))?.fields).toEqual({ id: 'd1' });
});

test.each([
  ['withdraw', { state: 'pending_review' }],
  ['reopen', { ...publicDemand, phase: 'closed' }],
] as const)('%s is done at once', async (act, draft) => {
  const calls = answerCalls({ [at(act)]: { data: draftDemand }, [at('list')]: { data: onePage([]) } });
  show([ownDemand(draft)]);
  await userEvent.click(row().getByRole('button', { name: new RegExp(zh.acts[act].action) }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([at(act), at('list')]));
});

test('what was done elsewhere meanwhile is fetched again', async () => {
  const calls = answerCalls({ [at('withdraw')]: { code: 'Changed' }, [at('list')]: { data: onePage([]) } });
  show([ownDemand({ state: 'pending_review' })]);
  await userEvent.click(row().getByRole('button', { name: new RegExp(zh.acts.withdraw.action) }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([at('withdraw'), at('list')]));
});

test('those of one state are asked for, and where there is none it says so', async () => {
  const calls = answerCalls({ [at('list')]: { data: onePage([]) } });
  show([ownDemand()]);
  await userEvent.click(screen.getByRole('button', { name: zh.own.states.failed }));
  expect(await screen.findByText(zh.own.noneOfState)).toBeVisible();
  expect(calls[0]?.path).toBe(at('list'));
});

test('who is no verified company sees what is missing, and the way there', () => {
  show([], { hasPhone: true, who: 'company', verified: 'none' });
  expect(screen.queryByRole('link', { name: zh.own.write })).toBeNull();
  expect(screen.getByText(verified.company.none)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.verify })).toHaveAttribute('href', '/qualifications');
});

test('who has none is led to beginning, and to how it works', () => {
  show([]);
  expect(screen.getByText(zh.own.none)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.own.how })).toHaveAttribute('href', '/project');
  for (const link of screen.getAllByRole('link', { name: zh.own.write })) {
    expect(link).toHaveAttribute('href', '/projectManage/new');
  }
});

const view = {
  ...{ userId: 'lin', nickname: '林一', avatar: null, verification: 'individual' as const, lookCount: 1 },
  ...{ firstAt: '2026-11-21T12:00:00.000+08:00', lastAt: '2026-11-22T12:00:00.000+08:00' },
};

test('who has looked at the contact is named, with when and how often', () => {
  const views = onePage([view, { ...view, userId: 'shi', nickname: '石', lookCount: 4 }]);
  renderIn('zh', <ContactViews demand={publicDemand} first={views} />);
  expect(screen.getByRole('link', { name: /林一/ })).toHaveAttribute('href', '/otherPeople?userId=lin');
  expect(screen.getByText('2026-11-22 12:00 看过')).toBeVisible();
  expect(screen.getByText('看过 4 次，最近 2026-11-22 12:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /关注/ })).toBeNull();
});

test('where nobody has looked it leads to its page', () => {
  renderIn('zh', <ContactViews demand={publicDemand} first={onePage([])} />);
  expect(screen.getByText(zh.views.none)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.own.see })).toHaveAttribute('href', '/projectDetail/d1');
});
