import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from '@/components/works/film/card-player';
import { messages } from '@/lib/app/messages';
import { toastQueue } from '@/lib/platform/client/toast';
import type { WorkForReview, WorkRow } from '@/lib/works/work/contract';
import en from '@/messages/en/works/work-console.json';
import zh from '@/messages/zh/works/work-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { WorkConsole } from './console-work';
import { WorksConsole } from './console-works';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const ready = { state: 'ready', progress: 100, problem: null } as const;
const row: WorkRow = {
  id: 'w1',
  title: '整座城市',
  thumb: 'works/1.jpg',
  author: '林一',
  authorId: 'lin',
  duration: 3725,
  state: 'pending_review',
  processing: ready,
  words: ['赌博'],
  submittedAt: '2026-11-20T12:00:00.000+08:00',
};
const work: WorkForReview = {
  ...row,
  reason: '',
  viewCount: 0,
  likeCount: 0,
  isInContest: false,
  createdAt: '2026-11-19T12:00:00.000+08:00',
  titleZh: '整座城市 赌 博 <img src=x onerror=alert(1)>',
  titleEn: 'A whole city',
  introZh: '',
  introEn: 'An evening',
  cover: 'works/1.jpg',
  tags: ['LED', '装置'],
  category: 'light',
  industry: '文旅',
  profession: '',
  software: ['Blender'],
  credits: [{ userId: 'mo', nickname: '莫', avatar: null, roles: ['sound', 'music'], state: 'asked' }],
  isOriginal: 'true',
  isDownloadable: false,
  isMadeWithAi: true,
  underReview: { introEn: 'A casino evening' },
  subtitles: ['en'],
  fileName: '夜.mp4',
  uploadId: null,
  revision: 4,
  file: { name: '夜.mp4', bytes: 2_000_000_000, width: 1920, height: 1080, qualities: [1080, 720] },
};
const reasons = { language: 'zh', texts: messages.zh.workConsole.reasons } as const;
const [listPath, getPath, decidePath] = ['/api/video/review/list', '/api/video/review/get', '/api/video/review/decide'];
const show = (language: 'zh' | 'en', changes: Partial<WorkForReview> = {}, mayPick = false) =>
  renderIn(
    language,
    <WorkConsole work={{ ...work, ...changes }} reasons={reasons} mayPick={mayPick} Player={VideoPlayer} />,
  );
const answersWith = (later: Partial<WorkForReview>, decided: Answer = { data: null }): Record<string, Answer> => ({
  [getPath]: { data: { ...work, ...later } },
  [decidePath]: decided,
});
const decisions = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path === decidePath).map(({ fields }) => fields);

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
});

describe('the list of works', () => {
  test('shows what waits, and leads to each', async () => {
    const calls = answerCalls({ [listPath]: { data: { list: [row], hasNextPage: false, nextPage: null } } });
    renderIn('zh', <WorksConsole />);
    const table = await screen.findByRole('table', { name: zh.title });
    expect(await within(table).findByRole('link', { name: '整座城市' })).toHaveAttribute('href', '/staff/works/w1');
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      '整座城市',
      '林一',
      zh.states.pending_review,
      zh.processing.ready,
      '赌博',
      '01:02:05',
      '2026-11-20 12:00',
    ]);
    const state = screen.getByRole('combobox', { name: zh.state });
    expect(within(state).getAllByRole('option')[0]).toHaveTextContent(zh.states.pending_review);
    await userEvent.selectOptions(state, zh.states.verified);
    await waitFor(() => expect(location.search).toBe('?state=verified'));
    expect(calls).toHaveLength(2);
  });

  test('says what waits nowhere, and what cannot be played', async () => {
    const answers: Record<string, Answer> = {
      [listPath]: {
        data: {
          list: [{ ...row, title: '', processing: { state: 'broken', progress: 0, problem: 'noPicture' } }],
          hasNextPage: false,
          nextPage: null,
        },
      },
    };
    answerCalls(answers);
    const { unmount } = renderIn('en', <WorksConsole />);
    expect(await screen.findByRole('link', { name: en.untitled })).toBeVisible();
    expect(screen.getByText(en.problems.noPicture)).toBeVisible();
    unmount();
    answers[listPath] = { data: { list: [], hasNextPage: false, nextPage: null } };
    renderIn('en', <WorksConsole />);
    expect(await screen.findByText(en.empty)).toBeVisible();
  });
});

describe('one work', () => {
  test('shows every text in both languages, with the words marked and markup as text', () => {
    answerCalls(answersWith({}));
    const { container } = show('zh');
    const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toContain('赌 博');
    expect(container.querySelector('img[src="x"]')).toBeNull();
    expect(screen.getByText('A whole city').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(zh.nothing)).toBeVisible();
    expect(screen.getByText('A casino evening')).toBeVisible();
    expect(screen.getByRole('link', { name: zh.openReviews })).toHaveAttribute('href', '/staff/reviews?search=w1');
    expect(screen.getByRole('img', { name: zh.cover })).toBeVisible();
    const watch = messages.zh.filmPlayer.watch.replace('{title}', '整座城市');
    expect(screen.getByRole('button', { name: watch })).toBeVisible();
  });

  test('says what its creator declares, who made it, and what the file is', () => {
    answerCalls(answersWith({}));
    show('en');
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(
      expect.arrayContaining([
        en.originals.true,
        en.yes,
        'LED, 装置',
        'Sound, Music · not confirmed yet Open the page of 莫',
        '夜.mp4',
        '1,907.3 MB',
        '1920 × 1080',
        '1080p, 720p',
        en.subtitleLanguages.en,
      ]),
    );
  });

  test('is approved as it was read, and then shows its page', async () => {
    const calls = answerCalls(answersWith({ state: 'verified' }));
    show('zh', {}, true);
    await userEvent.click(screen.getByRole('button', { name: zh.approve }));
    expect(await screen.findByRole('link', { name: zh.openPage })).toHaveAttribute('href', '/video/detail/w1');
    expect(screen.getByRole('link', { name: zh.pickIt })).toHaveAttribute('href', '/staff/picks?work=w1');
    expect(decisions(calls)).toEqual([{ id: 'w1', revision: '4', act: 'approve', reason: '' }]);
    expect(toastQueue.take()).toEqual([zh.decided.approve]);
  });

  test('whose film cannot be played is not approved', async () => {
    const working = { state: 'working', progress: 40, problem: null } as const;
    const calls = answerCalls(answersWith({ processing: working }));
    show('zh', { processing: working });
    expect(screen.queryByRole('region', { name: messages.zh.filmPlayer.player })).toBeNull();
    const approve = screen.getByRole('button', { name: zh.approve });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription(zh.notReady);
    await userEvent.click(approve);
    expect(decisions(calls)).toEqual([]);
  });

  test('is sent back with ready-made reasons, in the language of its creator, that can be edited', async () => {
    const calls = answerCalls(answersWith({ state: 'failed', reason: 'x' }));
    show('en');
    const field = screen.getByRole('textbox', { name: en.reasonFor.refuse });
    expect(field).toHaveAttribute('lang', 'zh-CN');
    await userEvent.click(screen.getByRole('button', { name: en.refuse }));
    expect(field).toHaveAccessibleDescription(`${en.needsReason} 0/500`);
    await userEvent.click(screen.getByRole('button', { name: en.reasonNames.sound }));
    await userEvent.click(screen.getByRole('button', { name: en.reasonNames.sound }));
    await userEvent.click(screen.getByRole('button', { name: en.reasonNames.cover }));
    await userEvent.type(field, '谢谢');
    await userEvent.click(screen.getByRole('button', { name: en.refuse }));
    expect(await screen.findByText(en.nothingToDo.failed)).toBeVisible();
    const reason = `${zh.reasons.sound}\n${zh.reasons.cover}谢谢`;
    expect(decisions(calls)).toEqual([{ id: 'w1', revision: '4', act: 'refuse', reason }]);
    expect(toastQueue.take()).toEqual([en.decided.refuse]);
  });

  test('is not sent back with more words than there is room for', async () => {
    const calls = answerCalls(answersWith({}));
    show('zh');
    const field = screen.getByRole('textbox', { name: zh.reasonFor.refuse });
    await userEvent.click(field);
    await userEvent.paste('长'.repeat(501));
    await userEvent.click(screen.getByRole('button', { name: zh.refuse }));
    expect(field).toHaveAccessibleDescription(`${zh.reasonTooLong} 501/500`);
    expect(decisions(calls)).toEqual([]);
  });

  test('that is public is taken down', async () => {
    const calls = answerCalls(answersWith({ state: 'failed' }));
    show('zh', { state: 'verified' });
    expect(screen.queryByRole('link', { name: zh.pickIt })).toBeNull();
    expect(screen.queryByRole('button', { name: zh.approve })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: zh.reasonFor.takeDown }), '侵权');
    await userEvent.click(screen.getByRole('button', { name: zh.takeDown }));
    expect(await screen.findByText(zh.nothingToDo.failed)).toBeVisible();
    expect(decisions(calls)).toEqual([{ id: 'w1', revision: '4', act: 'takeDown', reason: '侵权' }]);
  });

  test('a work that somebody else has changed is shown in its current state', async () => {
    answerCalls(answersWith({ titleEn: 'Another city', revision: 5 }, { code: 'Changed' }));
    show('zh');
    await userEvent.click(screen.getByRole('button', { name: zh.approve }));
    expect(await screen.findByText('Another city')).toBeVisible();
    expect(toastQueue.take()).toEqual([zh.changed]);
    expect(screen.getByRole('button', { name: zh.approve })).toBeVisible();
  });

  test('that its creator has deleted says so, and nothing can be decided', async () => {
    answerCalls({ [getPath]: { code: 'NullPointer' }, [decidePath]: { code: 'NullPointer' } });
    show('en');
    await userEvent.click(screen.getByRole('button', { name: en.approve }));
    expect(await screen.findByText(en.gone)).toBeVisible();
    expect(toastQueue.take()).toEqual([en.gone]);
    expect(screen.queryByRole('button', { name: en.approve })).toBeNull();
  });
});
