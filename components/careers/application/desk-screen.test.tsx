import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskStates } from '@/lib/careers/application/codes';
import type { ApplicationItem } from '@/lib/careers/application/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/application-desk.json';
import { type Answer, answerCalls } from '@/test/answers';
import { applicationItem } from '@/test/application-items';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ApplicationDesk } from './desk-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const list = '/api/application/desk/list';
const counts = '/api/application/desk/counts';
const decline = '/api/application/desk/decline';
const counted = (...states: [ApplicationItem['state'], number][]) => ({
  ...{ title: '灯光编程', titleLanguage: 'zh' as const },
  states: states.map(([state, count]) => ({ state, count })),
});
const person = (id: string, state: ApplicationItem['state'] = 'new') =>
  applicationItem({ id, state, applicant: { ...applicationItem().applicant, userId: id, nickname: `人${id}` } });

beforeAll(standInForDialogs);
beforeEach(() => {
  standInForIntersections();
  history.replaceState(null, '', '/recruitManage/j1/applications');
  toastQueue.take();
  toastQueue.allGone();
});

/** The desk with these applications, of which the server answers those of the asked state. */
function show(...items: ApplicationItem[]) {
  const states = deskStates.flatMap((state): [typeof state, number][] => {
    const count = items.filter((item) => item.state === state).length;
    return count > 0 ? [[state, count]] : [];
  });
  const answers: Record<string, Answer | ((fields: Record<string, unknown>) => Answer)> = {
    [counts]: { data: counted(...states) },
  };
  const made = answerCalls(answers);
  // A query stands in the address, which is not recorded.
  const fetchOf = jest.mocked(globalThis.fetch);
  const passOn = fetchOf.getMockImplementation();
  fetchOf.mockImplementation(async (input, init) => {
    const url = new URL((input as Request).url);
    const state = url.searchParams.get('state') ?? '';
    const found = items.filter((item) => state === '' || item.state === state);
    answers[list] = { data: { list: found, nextPage: null, hasNextPage: false } };
    return passOn?.(input, init) as Promise<Response>;
  });
  renderIn('zh', <ApplicationDesk jobId="j1" first={counted(...states)} />);
  return { made, answers };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('lists who applied, and those in a state, which the address keeps', async () => {
  show(person('1'), person('2', 'talk'), person('3', 'hired'));
  expect(await screen.findByText('人1')).toBeVisible();
  expect(screen.getByRole('link', { name: /人1/ })).toHaveAttribute('href', '/recruitManage/j1/applications/1');
  expect(screen.getAllByText('作品 1 件')).toHaveLength(3);
  await press(`${zh.state.talk} 1`);
  await waitFor(() => expect(screen.queryByText('人1')).toBeNull());
  expect(await screen.findByText('人2')).toBeVisible();
  expect(location.search).toBe('?state=talk');
});

test('stands in columns, one for each state', async () => {
  history.replaceState(null, '', '/recruitManage/j1/applications?view=columns');
  show(person('1'), person('2', 'talk'));
  const columns = within(screen.getByRole('region', { name: zh.view.columns }));
  expect(columns.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...[`${zh.state.new}1`, `${zh.state.seen}0`, `${zh.state.talk}1`, `${zh.state.offer}0`],
    ...[`${zh.state.no}0`, `${zh.state.hired}0`],
  ]);
  expect(await columns.findByText('人2')).toBeVisible();
  await press(zh.view.list);
  expect(location.search).toBe('');
});

test('declines those that were chosen at once, after a question; who is hired cannot be chosen', async () => {
  const { made, answers } = show(person('1'), person('2', 'talk'), person('3', 'hired'));
  answers[decline] = { data: { ids: ['1', '2'] } };
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择人1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择人2' }));
  expect(screen.getByRole('checkbox', { name: '选择人3' })).toBeDisabled();
  expect(screen.getByText('已选 2 份')).toBeVisible();
  await press(zh.bulk.action);
  const asked = within(screen.getByRole('alertdialog', { name: '把 2 份申请标为不合适？' }));
  await userEvent.click(asked.getByRole('button', { name: zh.bulk.confirm }));
  await waitFor(() => expect(screen.queryByText('已选 2 份')).toBeNull());
  expect(made.find(({ path }) => path === decline)?.fields).toEqual({ jobId: 'j1', ids: '1,2' });
  expect(toastQueue.take()).toEqual(['已处理 2 份申请']);
});

test('without any it says so, and leads to the job', () => {
  show();
  expect(screen.getByText(zh.none.title)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.none.see })).toHaveAttribute('href', '/recruit/j1');
});
