import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import type { CreditAsked, OwnWork } from '@/lib/works/work/contract';
import en from '@/messages/en/works/work.json';
import zh from '@/messages/zh/works/work.json';
import { type Answer, answerCalls } from '@/test/answers';
import { button, freshScreens, made, onePage, paths, show } from '@/test/own-works';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

freshScreens();

const work = (own: Partial<OwnWork> = {}): OwnWork => ({
  id: 'w1',
  title: '光的褶皱',
  thumb: null,
  duration: 60,
  state: 'verified',
  reason: '',
  processing: { state: 'ready', progress: 100, problem: null },
  viewCount: 12_000,
  likeCount: 3,
  isInContest: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...own,
});
const credit: CreditAsked = { id: 'c1', title: '潮汐', thumb: null, author: '许砚', roles: ['sound', 'light'] };
const showWorks = (...works: OwnWork[]) => show({ works: onePage(works) });
const row = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement);

describe('works', () => {
  test('say how they stand, and lead to where they are edited and seen', () => {
    const calls = answerCalls({});
    showWorks(work(), work({ id: 'w2', title: '', state: 'pending_edit' }));
    expect(screen.getByRole('link', { name: zh.upload })).toHaveAttribute('href', '/MyMaJiang/new');
    const open = row('光的褶皱');
    expect(open.getByText(zh.states.verified)).toBeVisible();
    expect(open.getByText('1.2万 次播放 · 3 次点赞')).toBeVisible();
    expect(open.getByRole('link', { name: '编辑 《光的褶皱》' })).toHaveAttribute('href', '/MyMaJiang/w1');
    expect(open.getByRole('link', { name: '查看页面 《光的褶皱》' })).toHaveAttribute('href', '/video/detail/w1');
    const draft = row(zh.list.untitled);
    expect(draft.getByText(zh.states.pending_edit)).toBeVisible();
    expect(draft.queryByRole('link', { name: /查看页面/ })).toBeNull();
    expect(draft.queryByText(/次播放/)).toBeNull();
    expect(calls).toEqual([]);
  });

  test.each([
    ['zh', zh],
    ['en', en],
  ] as const)('%s: a refusal is said with its reason, a file that is no good in words', (language, words) => {
    answerCalls({});
    const broken = { state: 'broken', progress: 0, problem: 'notVideo' } as const;
    const works = [
      work({ state: 'failed', reason: '画面不清楚' }),
      work({ id: 'w2', title: '坏', processing: broken }),
    ];
    show({ works: onePage(works) }, language);
    expect(row('光的褶皱').getByText(words.states.failed)).toBeVisible();
    expect(row('光的褶皱').getByText(words.list.reason.replace('{reason}', '画面不清楚'))).toBeVisible();
    expect(row('坏').getByText(words.problems.notVideo)).toBeVisible();
  });

  test('what is done to a file is followed until it is done, and not longer', async () => {
    jest.useFakeTimers();
    const working = (progress: number) => work({ processing: { state: 'working', progress, problem: null } });
    const answers: Answer[] = [{ data: onePage([working(70)]) }, { data: onePage([work()]) }];
    const calls = answerCalls({ [paths.list]: () => answers.shift() as Answer });
    showWorks(working(40));
    expect(screen.getByRole('progressbar', { name: '《光的褶皱》的处理进度' })).toHaveValue(40);
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(screen.getByText('正在转码，已完成 70%')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(2);
  });

  test('come by state, fresh each time', async () => {
    const asked: (string | null)[] = [];
    // The calls of a list are GETs, with their input in the address.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const state = new URL((input as Request).url).searchParams.get('state');
      asked.push(state);
      return Response.json({ code: 'OK', data: onePage(state === 'failed' ? [] : [work({ title: '新的' })]) });
    });
    showWorks(work());
    expect(button(zh.states.all)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(zh.states.failed));
    expect(await screen.findByText(zh.list.emptyState)).toBeVisible();
    await userEvent.click(button(zh.states.all));
    expect(await screen.findByRole('heading', { name: '新的' })).toBeVisible();
    expect(asked).toEqual(['failed', '']);
  });

  test.each([
    ['zh', '还没有发布视频', zh],
    ['en', 'No videos published yet', en],
  ] as const)('%s: none yet says so and invites', (language, said, words) => {
    answerCalls({});
    show({ works: onePage<OwnWork>([]) }, language);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByText(words.list.empty)).toBeVisible();
    expect(screen.getAllByRole('link', { name: words.upload })).toHaveLength(2);
  });

  test('that cannot be had say so, and can be asked for again', async () => {
    const answers: Record<string, Answer> = { [paths.list]: { code: 'Broken' } };
    answerCalls(answers);
    show();
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toBeVisible();
    answers[paths.list] = { data: onePage([work()]) };
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(await screen.findByRole('heading', { name: '光的褶皱' })).toBeVisible();
  });
});

describe('deleting', () => {
  const remove = async (yes: string) => {
    await userEvent.click(button('删除 《光的褶皱》'));
    const dialog = screen.getByRole('alertdialog', { name: '删除《光的褶皱》？' });
    await userEvent.click(within(dialog).getByRole('button', { name: yes }));
  };

  test('asks first, then takes the work out of the list', async () => {
    const calls = answerCalls({ [paths.remove]: { data: null }, [paths.list]: { data: onePage([]) } });
    showWorks(work());
    await remove(zh.list.keep);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual([]);
    await remove(zh.list.removeYes);
    await waitFor(() => expect(screen.queryByRole('heading', { name: '光的褶皱' })).toBeNull());
    expect(made(calls, paths.remove)).toEqual([{ path: paths.remove, fields: { id: 'w1' } }]);
    expect(toastQueue.take()).toEqual([zh.list.removed]);
  });

  test('is not offered for what stands in a contest, which says why', () => {
    answerCalls({});
    showWorks(work({ isInContest: true }));
    expect(screen.getByText(zh.list.inContest)).toBeVisible();
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /编辑/ })).toBeNull();
  });

  test.each([
    [{ code: 'InContest' }, '作品正在参赛，比赛期间不能编辑或删除'],
    [{ code: 'NullPointer' }, zh.list.notAllowed],
    ['offline' as const, '网络连接不上'],
  ])('that is refused (%j) says why, and the work stays', async (answer, said) => {
    answerCalls({ [paths.remove]: answer, [paths.list]: { data: onePage([work()]) } });
    showWorks(work());
    await remove(zh.list.removeYes);
    await waitFor(() => expect(toastQueue.waiting().join()).toContain(said));
    expect(screen.getByRole('heading', { name: '光的褶皱' })).toBeVisible();
  });
});

describe('credits', () => {
  test('have no tab while nobody asks', () => {
    answerCalls({});
    showWorks(work());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([zh.tabs.works, zh.tabs.history]);
  });

  test.each([
    ['确认署名 《潮汐》', 'true', zh.credits.confirmed],
    ['拒绝署名 《潮汐》', 'false', zh.credits.declined],
  ])('%s', async (name, isConfirmed, said) => {
    const calls = answerCalls({ [paths.answer]: { data: null }, [paths.credits]: { data: onePage([]) } });
    show({ works: onePage([work()]), credits: onePage([credit]) });
    await userEvent.click(screen.getByRole('tab', { name: zh.tabs.credits }));
    expect(screen.getByText(zh.credits.meaning)).toBeVisible();
    expect(row('潮汐').getByText('许砚 的作品')).toBeVisible();
    expect(row('潮汐').getByText('职务：声音、灯光')).toBeVisible();
    await userEvent.click(button(name));
    expect(await screen.findByText(zh.credits.empty)).toBeVisible();
    expect(made(calls, paths.answer)).toEqual([{ path: paths.answer, fields: { id: 'c1', isConfirmed } }]);
    expect(toastQueue.take()).toEqual([said]);
  });
});
