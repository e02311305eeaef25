import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnJob } from '@/lib/careers/job/contract';
import type { StartSteps } from '@/lib/people/verification/codes';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/job-manage.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { draftJob, publicJob } from '@/test/job-item';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { OwnJobs } from './own-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

beforeEach(() => {
  standInForIntersections();
  standInForDialogs();
  toastQueue.take();
  push.mockClear();
});

const at = (name: string) => `/api/job/own/${name}`;
const rights = { isCompany: true, postsLeft: 3, refreshesLeft: 8 };
const passed: StartSteps = { hasPhone: true, who: 'company', verified: 'passed' };

function show(list: OwnJob[], answers: Parameters<typeof answerCalls>[0] = {}, steps = passed, left = rights) {
  const calls = answerCalls({
    '/api/recruitment/rights': { data: left },
    [at('list')]: { data: onePage(list) },
    ...answers,
  });
  renderIn('zh', <OwnJobs first={onePage(list)} rights={left} steps={steps} />);
  return (name: string) => calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const links = (of: ReturnType<typeof row>) => of.getAllByRole('link').map((link) => link.getAttribute('href'));
const names = (of: ReturnType<typeof row>) =>
  of.queryAllByRole('button').map(({ firstChild }) => firstChild?.textContent);
const press = (act: 'pause' | 'refresh' | 'renew' | 'close' | 'remove' | 'withdraw') =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${zh.acts[act].action}`) }));
const answer = async (title: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: button }),
  );

test('an open job says how long it is open and who applied, and leads to applications, editor and page', () => {
  show([publicJob]);
  expect(row('灯光设计师').getByText(zh.standing.open)).toBeVisible();
  expect(row('灯光设计师').getByText('4 人投递')).toBeVisible();
  expect(row('灯光设计师').getByText(/还剩 [\d,]+ 天，2099-12-20 截止/)).toBeVisible();
  expect(links(row('灯光设计师'))).toEqual(['/recruitManage/j1/applications', '/recruitManage/j1/edit', '/recruit/j1']);
});

const { acts } = zh;
test.each<[string, Partial<OwnJob>, string[]]>([
  ['pending_edit', draftJob, [acts.remove.action]],
  ['pending_review', { ...draftJob, state: 'pending_review' }, [acts.withdraw.action]],
  ['failed', { ...draftJob, state: 'failed', reason: '职责不清' }, [acts.remove.action]],
  ['takenDown', { ...publicJob, state: 'failed', phase: null }, []],
  ['open', publicJob, [acts.refresh.action, acts.pause.action, acts.renew.action, acts.close.action]],
  ['paused', { ...publicJob, phase: 'paused' }, [acts.resume.action, acts.renew.action, acts.close.action]],
  ['ended', { ...publicJob, phase: 'ended' }, [acts.renew.action]],
  ['closed', { ...publicJob, phase: 'closed' }, [acts.renew.action]],
])('one that is %s offers what is possible with it', (standing, job, offered) => {
  show([{ ...draftJob, ...job }]);
  expect(row('灯光设计师').getByText(zh.standing[standing as 'open'])).toBeVisible();
  expect(names(row('灯光设计师'))).toEqual(offered);
});

test('what costs nothing is done at once, by the revision that is shown', async () => {
  const sent = show([publicJob], { [at('act')]: { data: { ...publicJob, phase: 'paused', revision: 4 } } });
  await press('pause');
  await waitFor(() => expect(sent('act')).toEqual([{ id: 'j1', revision: '3', act: 'pause' }]));
  expect(toastQueue.take()).toEqual([acts.pause.done]);
});

test('what costs something is asked about first', async () => {
  const sent = show([publicJob], { [at('act')]: { data: publicJob } });
  await press('refresh');
  await answer('刷新“灯光设计师”？', acts.cancel);
  expect(sent('act')).toEqual([]);
  await press('refresh');
  await answer('刷新“灯光设计师”？', acts.refresh.confirm);
  await waitFor(() => expect(sent('act')).toEqual([{ id: 'j1', revision: '3', act: 'refresh' }]));
});

test.each([
  [{ code: 'PostsUsedUp' }, acts.buyPosts, '/meal'],
  [{ code: '400', fields: [{ field: 'lastDay', rule: 'past' }] }, acts.lastDay, '/recruitManage/j1/edit'],
])('a renewal that needs something first leads there', async (refusal, words, href) => {
  show([publicJob], { [at('act')]: refusal });
  await press('renew');
  await answer('为“灯光设计师”续期？', acts.renew.confirm);
  await answer(words.title, words.action);
  expect(push).toHaveBeenCalledWith(href);
});

test('what somebody else changed meanwhile is shown anew', async () => {
  const sent = show([publicJob], { [at('act')]: { code: 'Changed' } });
  await press('close');
  await answer('关闭“灯光设计师”？', acts.close.confirm);
  await waitFor(() => expect(sent('list')).toHaveLength(1));
  expect(toastQueue.take()).toEqual([acts.changed]);
});

test('a draft is deleted after a question', async () => {
  const sent = show([draftJob], { [at('remove')]: { data: null } });
  await press('remove');
  await answer('删除“灯光设计师”？', acts.remove.confirm);
  await waitFor(() => expect(sent('remove')).toEqual([{ id: 'j1' }]));
});

test('says what is left of the packages, and leads to more', () => {
  show([]);
  expect(screen.getByText('还可以发布 3 个职位，刷新 8 次。')).toBeVisible();
  expect(screen.getByRole('link', { name: zh.rights.see })).toHaveAttribute('href', '/recruitManage/rights');
  expect(screen.getByRole('link', { name: zh.rights.buy })).toHaveAttribute('href', '/meal');
  expect(screen.getByText(zh.own.none)).toBeVisible();
});

test('who is no verified company sees what is missing and, once they posted jobs, those', () => {
  const none = { isCompany: false, postsLeft: 0, refreshesLeft: 0 };
  show([], {}, { hasPhone: false, who: 'company', verified: 'none' }, none);
  expect(screen.queryByRole('link', { name: zh.own.write })).toBeNull();
  expect(screen.queryByText(zh.own.none)).toBeNull();
  expect(screen.getByText(verified.phoneText)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.verify })).toHaveAttribute('href', '/qualifications');
});

test('those of one state are asked for, and where there is none it says so', async () => {
  show([draftJob], { [at('list')]: { data: onePage([]) } });
  await userEvent.click(screen.getByRole('button', { name: zh.own.states.failed }));
  expect(await screen.findByText(zh.own.noneOfState)).toBeVisible();
});
