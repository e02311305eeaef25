import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@/lib/platform/client/session-store';
import zh from '@/messages/zh/events/activity-lists.json';
import { activityItem } from '@/test/activity-item';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ListScreen } from './list-screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ push }),
}));

const cities = [
  { id: 'CN-310000', name: '上海', activityCount: 3 },
  { id: 'CN-110000', name: '北京', activityCount: 1 },
];
const section = (name: keyof typeof zh.index.sections) =>
  within(screen.getByRole('region', { name: zh.index.sections[name] }));
const city = (name: string) =>
  within(screen.getByRole('group', { name: zh.index.cities })).getByRole('button', { name });

afterEach(() => useSessionStore.setState({ area: '', peopleMessage: null }));

function show(query = '') {
  history.replaceState(null, '', `/activity${query}`);
  const sections = { now: [activityItem({ title: '正在的' })], coming: [activityItem({ title: '将来的' })], past: [] };
  return renderIn('zh', <ListScreen sections={sections} cities={cities} />);
}

test('what is on, coming and past stands in the page, each with the way to all of it', () => {
  const made = answerCalls({});
  show();
  expect(section('now').getByRole('heading', { name: '正在的' })).toBeVisible();
  expect(section('coming').getByRole('heading', { name: '将来的' })).toBeVisible();
  expect(section('past').getByText(zh.index.none.past)).toBeVisible();
  expect(section('past').getByRole('link')).toHaveAttribute('href', '/activityFilter?phase=past');
  expect(screen.getByRole('link', { name: zh.index.ways.wall })).toHaveAttribute('href', '/activityPic');
  expect(screen.getByRole('link', { name: zh.index.launch })).toHaveAttribute('href', '/activityManage/new');
  expect(made).toEqual([]);
});

test('a city narrows all sections, and stands in the address', async () => {
  const list = [activityItem({ id: 'b', title: '在北京' })];
  answerCalls({ '/api/activity/list': { data: { list, nextPage: null, hasNextPage: false } } });
  show();
  await userEvent.click(city('北京'));
  expect(await section('past').findByRole('heading', { name: '在北京' })).toBeVisible();
  expect(section('now').queryByRole('heading', { name: '正在的' })).toBeNull();
  expect(location.search).toBe('?city=CN-110000');
  expect(section('now').getByRole('link', { name: /查看全部/ })).toHaveAttribute(
    'href',
    '/activityFilter?phase=now&city=CN-110000',
  );
  await userEvent.click(city('北京'));
  expect(section('now').getByRole('heading', { name: '正在的' })).toBeVisible();
});

test('one’s own city is a press away, and where it is not known it is asked for', async () => {
  answerCalls({ '/api/activity/list': { data: { list: [], nextPage: null, hasNextPage: false } } });
  const { unmount } = show();
  await userEvent.click(city(zh.index.ownCity));
  expect(push).toHaveBeenCalledWith('/areaSelect?redirecturl=%2Factivity');
  unmount();
  // A district of Shanghai.
  useSessionStore.setState({ area: 'CN-310104' });
  show();
  await userEvent.click(city(zh.index.ownCity));
  expect(location.search).toBe('?city=CN-310000');
  expect(city(zh.index.ownCity)).toHaveAttribute('aria-pressed', 'true');
});

test('a section that does not load can be asked for again', async () => {
  let isDown = true;
  answerCalls({
    '/api/activity/list': () =>
      isDown ? { code: 'Unexpected' } : { data: { list: [activityItem()], nextPage: null, hasNextPage: false } },
  });
  show('?city=CN-110000');
  const retry = await section('now').findByRole('button', { name: '重试' });
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(section('now').getByRole('heading', { name: '光艺术节' })).toBeVisible());
});
