import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnBroadcast } from '@/lib/live/broadcast/contract';
import type { StartSteps } from '@/lib/people/verification/codes';
import zh from '@/messages/zh/live/broadcast-manage.json';
import verified from '@/messages/zh/people/verification-steps.json';
import { answerCalls } from '@/test/answers';
import { draftBroadcast, publicBroadcast } from '@/test/broadcast-item';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { OwnBroadcasts } from './own-screen';

beforeEach(standInForIntersections);

const show = (list: OwnBroadcast[], steps: StartSteps = { hasPhone: true, who: 'anybody', verified: 'passed' }) =>
  renderIn('zh', <OwnBroadcasts first={onePage(list)} steps={steps} />);
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const links = (of: ReturnType<typeof row>) => of.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a draft leads to its editor, a public one to its desk, editor and page', () => {
  show([draftBroadcast, { ...publicBroadcast, id: 'b2', title: '公开的', phase: 'live' }]);
  expect(links(row('夜航'))).toEqual(['/liveManage/b1/edit']);
  expect(row('公开的').getByText(zh.standing.live)).toBeVisible();
  expect(links(row('公开的'))).toEqual(['/liveManage/b2', '/liveManage/b2/edit', '/live/liveDetail?id=b2']);
});

test('what was taken down is not edited any more, and says why', () => {
  show([{ ...publicBroadcast, state: 'failed', phase: null, reason: '没有授权' }]);
  expect(row('夜航').getByText(zh.standing.takenDown)).toBeVisible();
  expect(row('夜航').getByText('原因：没有授权')).toBeVisible();
  expect(links(row('夜航'))).toEqual(['/liveManage/b1']);
});

test('those of one state are asked for, and where there is none it says so', async () => {
  const calls = answerCalls({ '/api/live/own/list': { data: onePage([]) } });
  show([draftBroadcast]);
  await userEvent.click(screen.getByRole('button', { name: zh.own.states.failed }));
  expect(await screen.findByText(zh.own.noneOfState)).toBeVisible();
  expect(calls[0]?.path).toBe('/api/live/own/list');
});

test('who is not verified sees what is missing, and the way there', () => {
  show([], { hasPhone: true, who: 'anybody', verified: 'none' });
  expect(screen.queryByRole('link', { name: zh.own.plan })).toBeNull();
  expect(screen.getByText(verified.anybody.none)).toBeVisible();
  expect(screen.getByRole('link', { name: verified.verify })).toHaveAttribute('href', '/qualifications');
});

test('who may go live and has none is led to beginning', () => {
  show([]);
  expect(screen.getByText(zh.own.none)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: zh.own.plan })) {
    expect(link).toHaveAttribute('href', '/liveManage/new');
  }
});
