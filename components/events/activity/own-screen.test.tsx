import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnActivity } from '@/lib/events/activity/contract';
import type { StartSteps } from '@/lib/people/verification/codes';
import zh from '@/messages/zh/events/activity-manage.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls } from '@/test/answers';
import { draftActivity, publicActivity } from '@/test/draft-activity';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { OwnActivities } from './own-screen';

beforeEach(standInForIntersections);

const show = (list: OwnActivity[], steps: StartSteps = { hasPhone: true, who: 'company', verified: 'passed' }) =>
  renderIn('zh', <OwnActivities first={onePage(list)} steps={steps} />);
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const links = (of: ReturnType<typeof row>) => of.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a draft leads to its editor, a public one to its desk, editor and page', () => {
  show([draftActivity, { ...publicActivity, id: 'a2', title: '公开的', status: 5 }]);
  expect(links(row('光之夜'))).toEqual(['/activityManage/a1/edit']);
  expect(row('公开的').getByText(zh.standing.inProgress)).toBeVisible();
  expect(links(row('公开的'))).toEqual(['/activityManage/a2', '/activityManage/a2/edit', '/ActivityDetail/a2']);
});

test('a contest leads to its desk, before it is public too', () => {
  show([{ ...draftActivity, category: 3 }]);
  expect(links(row('光之夜'))).toEqual(['/activityManage/a1/edit', '/activityManage/a1/contest']);
});

test('what was taken down is not edited any more, and says why', () => {
  show([{ ...publicActivity, state: 'failed', status: 3, isCanceled: true, reason: '没有授权' }]);
  expect(row('光之夜').getByText(zh.standing.takenDown)).toBeVisible();
  expect(row('光之夜').getByText('原因：没有授权')).toBeVisible();
  expect(links(row('光之夜'))).toEqual(['/activityManage/a1']);
});

test('those of one state are asked for, and where there is none it says so', async () => {
  const calls = answerCalls({ '/api/activity/own/list': { data: onePage([]) } });
  show([draftActivity]);
  await userEvent.click(screen.getByRole('button', { name: zh.own.states.failed }));
  expect(await screen.findByText(zh.own.noneOfState)).toBeVisible();
  expect(calls[0]?.path).toBe('/api/activity/own/list');
});

test('who is no verified company sees what is missing, and the way there', () => {
  show([], { hasPhone: true, who: 'company', verified: 'none' });
  expect(screen.queryByRole('link', { name: zh.own.launch })).toBeNull();
  expect(screen.getByText(verified.company.none)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.verify })).toHaveAttribute('href', '/qualifications');
});

test('who may launch and has none is led to beginning', () => {
  show([]);
  expect(screen.getByText(zh.own.none)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: zh.own.launch })) {
    expect(link).toHaveAttribute('href', '/activityManage/new');
  }
});
