import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamCandidate, TeamServiceDetail } from '@/lib/careers/team/contract';
import zh from '@/messages/zh/careers/team-console.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { onePage, recommendedTeam, teamPerson, teamService } from '@/test/team-items';
import { ServiceConsole } from './console-service';

const paths = {
  get: '/api/team/any',
  find: '/api/team/candidates',
  recommend: '/api/team/recommend',
  undo: '/api/team/undo',
  waiting: '/api/staff/waiting',
};
const demand = { id: 'd1', title: '大堂的天气装置', city: '上海' };
const company = { userId: 'co', nickname: '北方光影', avatar: null, verification: 'company' as const };
const detail = (change: Partial<TeamServiceDetail> = {}): TeamServiceDetail => ({
  service: { ...teamService(), company, daysLeft: 4 },
  demands: [demand],
  teams: [],
  ...change,
});
const candidate = (change: Partial<TeamCandidate> = {}): TeamCandidate => ({
  ...teamPerson(),
  isRecommended: false,
  ...change,
});

function show(first = detail(), list: TeamCandidate[] = [candidate()], answers = {}) {
  const calls = answerCalls({
    ...{ [paths.get]: { data: first }, [paths.find]: { data: onePage(list) }, [paths.waiting]: { data: [] } },
    ...answers,
  });
  renderIn('zh', <ServiceConsole detail={first} />);
  return calls;
}

test('a recommendation has a reason and works; without a reason it is not sent', async () => {
  const calls = show(undefined, undefined, { [paths.recommend]: { data: { id: 't1' } } });
  await userEvent.click(await screen.findByRole('button', { name: '推荐林一舟' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: /推荐给“大堂的天气装置”/ }));
  await send();
  expect(screen.getByText(zh.needsReason)).toBeVisible();
  await userEvent.type(screen.getByLabelText(zh.reasonZh), '做过类似的大堂。');
  await userEvent.click(screen.getByRole('checkbox', { name: /光的褶皱/ }));
  await send();
  const sent = calls.find(({ path }) => path === paths.recommend);
  expect(sent?.fields).toEqual({
    ...{ serviceId: 's1', demandId: 'd1', personId: 'lin', workIds: 'v1' },
    ...{ reasonZh: '做过类似的大堂。', reasonEn: '' },
  });
});

test('the search asks by words, category and city', async () => {
  show();
  await screen.findByRole('button', { name: '推荐林一舟' });
  await userEvent.type(screen.getByLabelText(zh.words), '装置{enter}');
  await userEvent.selectOptions(screen.getByLabelText(zh.field), 'sound');
  await userEvent.click(screen.getByRole('checkbox', { name: /上海/ }));
  const asked = jest.mocked(fetch).mock.calls.map(([request]) => new URL((request as Request).url));
  const query = asked.filter(({ pathname }) => pathname === paths.find).at(-1)?.searchParams ?? [];
  expect(Object.fromEntries(query)).toMatchObject({
    ...{ demandId: 'd1', search: '装置', field: 'sound', near: 'city', pageIndex: '1' },
  });
});

test('who is recommended already cannot be again; nobody can once all are delivered', async () => {
  show(undefined, [candidate({ isRecommended: true })]);
  expect(await screen.findByText(zh.isRecommended)).toBeVisible();
  expect(screen.queryByRole('button', { name: '推荐林一舟' })).toBeNull();
});

test('a service that is used up, or has no open demand, says so', () => {
  show(detail({ service: { ...teamService({ delivered: 3 }), company, daysLeft: null } }));
  expect(screen.queryByRole('heading', { name: zh.find })).toBeNull();
});

test('without an open demand nobody is looked for', () => {
  const calls = show(detail({ demands: [] }));
  expect(screen.getByText(zh.noDemand)).toBeVisible();
  expect(calls.filter(({ path }) => path === paths.find)).toEqual([]);
});

test('a new recommendation can be taken back, one that was seen cannot', async () => {
  const known = { demandId: 'd1', demandTitle: demand.title, by: '小光' };
  const teams = [
    { ...recommendedTeam(), ...known, isUndoable: true },
    { ...recommendedTeam({ id: 't2', isSeen: true, mark: 'interested' }), ...known, isUndoable: false },
  ];
  const calls = show(detail({ teams }), [], { [paths.undo]: { data: null } });
  const list = within(screen.getByRole('heading', { name: /已推荐的团队/ }).closest('section') as HTMLElement);
  expect(list.getByText(zh.marks.interested)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: '撤回对林一舟的推荐' }));
  expect(calls.find(({ path }) => path === paths.undo)?.fields).toEqual({ id: 't1' });
});
