import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import { VideoPlayer } from '@/components/works/film/card-player';
import { messages } from '@/lib/app/messages';
import { toastQueue } from '@/lib/platform/client/toast';
import type { WorkForReview, WorkRow } from '@/lib/works/work/contract';
import en from '@/messages/en/works/work-console.json';
import staff from '@/messages/zh/base/staff.json';
import shared from '@/messages/zh/base/staff-review.json';
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
  credits: [
    {
      userId: 'mo',
      nickname: '莫',
      avatar: null,
      verification: 'none' as const,
      roles: ['sound', 'music'],
      state: 'asked',
    },
  ],
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
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);
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
    answerCalls({ [listPath]: { data: { list: [row], hasNextPage: false, nextPage: null } } });
    renderIn('zh', <WorksConsole />);
    const table = await screen.findByRole('table', { name: staff.sections.works });
    expect(await within(table).findByRole('link', { name: '整座城市' })).toHaveAttribute('href', '/staff/works/w1');
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      '整座城市',
      '林一',
      shared.states.pending_review,
      zh.processing.ready,
      '赌博',
      '01:02:05',
      '2026-11-20 12:00',
    ]);
  });

  test('says what cannot be played', async () => {
    const broken = { ...row, processing: { state: 'broken', progress: 0, problem: 'noPicture' } };
    answerCalls({ [listPath]: { data: { list: [broken], hasNextPage: false, nextPage: null } } });
    renderIn('en', <WorksConsole />);
    expect(await screen.findByText(en.problems.noPicture)).toBeVisible();
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
    expect(screen.getByText(shared.nothing)).toBeVisible();
    expect(screen.getByText('A casino evening')).toBeVisible();
    expect(screen.getByRole('link', { name: shared.openReviews })).toHaveAttribute('href', '/staff/reviews?search=w1');
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
    await userEvent.click(screen.getByRole('button', { name: shared.approve }));
    expect(await screen.findByRole('link', { name: zh.openPage })).toHaveAttribute('href', '/video/detail/w1');
    expect(screen.getByRole('link', { name: zh.pickIt })).toHaveAttribute('href', '/staff/picks?work=w1');
    expect(decisions(calls)).toEqual([{ id: 'w1', revision: '4', act: 'approve', reason: '' }]);
    expect(toastQueue.take()).toEqual([shared.decided.approve]);
  });

  test('whose film cannot be played is not approved', async () => {
    const working = { state: 'working', progress: 40, problem: null } as const;
    const calls = answerCalls(answersWith({ processing: working }));
    show('zh', { processing: working });
    expect(screen.queryByRole('region', { name: messages.zh.filmPlayer.player })).toBeNull();
    const approve = screen.getByRole('button', { name: shared.approve });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription(zh.notReady);
    await userEvent.click(approve);
    expect(decisions(calls)).toEqual([]);
  });
});
