import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import { messages } from '@/lib/app/messages';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/community/article-console.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { draftArticle } from '@/test/draft-article';
import { renderIn } from '@/test/render';
import { ArticleConsole } from './console-article';
import { ArticlesConsole } from './console-articles';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const article: ArticleForReview = {
  ...draftArticle,
  state: 'pending_review',
  bodyZh:
    '<p>天黑以后的<strong>赌</strong>博</p><figure><img src="articles/a1/p.jpg" alt="灯"></figure><figure data-work="w1"></figure>',
  textStates: { zh: 'alone', en: 'missing' },
  author: '林一',
  authorId: 'lin',
  words: ['赌博'],
  isFeatured: false,
  submittedAt: '2026-11-20T12:00:00.000+08:00',
};
const row = { ...article, topic: '夜的声音', words: ['赌博'] };
const at = (name: string) => `/api/article/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);

function show(
  own: Partial<ArticleForReview> = {},
  after: Partial<ArticleForReview> = {},
  answer: Answer = { data: null },
) {
  const first = { ...article, ...own };
  const calls = answerCalls({
    [at('get')]: { data: { ...first, ...after } },
    [at('list')]: { data: { list: [], nextPage: null, hasNextPage: false } },
    [at('decide')]: answer,
    [at('feature')]: answer,
    '/api/staff/waiting': { data: [] },
    '/api/video/detail': { code: 'NullPointer' },
  });
  renderIn('zh', <ArticleConsole article={first} reasons={reasons} />);
  return calls;
}

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

test('the table begins with what waits, each a way to its article', async () => {
  const calls = answerCalls({ [at('list')]: { data: { list: [row], nextPage: null, hasNextPage: false } } });
  renderIn('zh', <ArticlesConsole />);
  expect((await screen.findAllByRole('link', { name: /夜的声音/ }))[0]).toHaveAttribute('href', '/staff/articles/a1');
  expect(screen.getByText('赌博')).toBeInTheDocument();
  expect(calls[0]?.path).toBe(at('list'));
});

test('shows the texts as readers will see them, with the words marked, and is approved by the revision that was read', async () => {
  const calls = show({}, { state: 'verified' });
  const text = screen.getByRole('region', { name: shared.languages.zh });
  expect(within(text).getByText(zh.textStates.alone)).toBeVisible();
  expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['赌', '博']);
  expect(text.querySelector('img')).toHaveAttribute('src', '/media/articles/a1/p.jpg');
  expect(await within(text).findByText(messages.zh.articleEdit.works.gone)).toBeVisible();
  expect(within(screen.getByRole('region', { name: shared.languages.en })).getByText(shared.nothing)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(sent(calls, 'decide')).toEqual([{ id: 'a1', revision: '3', act: 'approve', reason: '' }]);
  expect(toastQueue.take()).toEqual([shared.decided.approve]);
});

test('a public one is featured, and what waits of it is shown beside what stands', async () => {
  const calls = show({ state: 'verified', underReview: { bodyZh: '<p>等着的正文</p>' } }, { isFeatured: true });
  expect(screen.getByText('等着的正文')).toBeVisible();
  expect(screen.getByRole('link', { name: shared.openReviews })).toHaveAttribute('href', '/staff/reviews?search=a1');
  expect(screen.getByRole('link', { name: zh.openPage })).toHaveAttribute('href', '/articleIndex/a1');
  await userEvent.click(screen.getByRole('button', { name: shared.feature }));
  expect(await screen.findByRole('button', { name: shared.unfeature })).toBeVisible();
  expect(sent(calls, 'feature')).toEqual([{ id: 'a1', isFeatured: 'true' }]);
});
