import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewRow } from '@/lib/base/moderation/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/base/moderation-console.json';
import zh from '@/messages/zh/base/moderation-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ReviewsScreen } from './reviews-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const review: ReviewRow = {
  id: 'r1',
  kind: 'person',
  subjectId: 'lin',
  field: 'bio',
  text: '一起来 赌 博 <img src=x onerror=alert(1)>',
  words: ['赌博'],
  submittedAt: '2026-11-20T12:00:00.000+08:00',
};
const pageOf = (...list: unknown[]): Answer => ({ data: { list, hasNextPage: false, nextPage: null } });
const [listPath, decidePath] = ['/api/moderation/reviews', '/api/moderation/reviews/decide'];

beforeEach(() => {
  history.replaceState(null, '', '/');
  toastQueue.take();
});

test('shows the text with the words that led it here, and markup as text', async () => {
  answerCalls({ [listPath]: pageOf(review) });
  const { container } = renderIn('zh', <ReviewsScreen />);
  const row = await screen.findByRole('row', { name: /个人简介/ });
  expect(row.querySelector('mark')).toHaveTextContent('赌 博');
  expect(container.querySelector('img')).toBeNull();
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 5)).toEqual([review.text, '赌博', '个人简介', '个人主页', '2026-11-20 12:00']);
  expect(within(row).getByRole('link', { name: zh.openPerson })).toHaveAttribute('href', '/otherPeople?userId=lin');
});

test('cuts a long text around its words, and shows the whole on demand', async () => {
  const body = { ...review, kind: 'article', field: 'bodyZh', text: `<p>${'光'.repeat(700)}赌博</p>` };
  answerCalls({ [listPath]: pageOf(body) });
  renderIn('zh', <ReviewsScreen />);
  const row = await screen.findByRole('row', { name: /中文正文/ });
  expect(within(row).getByText(/^…光{120}$/)).toBeVisible();
  expect(within(row).getByRole('link', { name: zh.openArticle })).toHaveAttribute('href', '/staff/articles/lin');
  const whole = within(row).getByText(/^光{700}$/);
  expect(whole).not.toBeVisible();
  await userEvent.click(within(row).getByText(zh.wholeText));
  expect(whole).toBeVisible();
});

test.each([
  ['allow', 'true', 'allowed'],
  ['refuse', 'false', 'refused'],
] as const)('%s decides, and the text is gone from the list', async (name, isAllowed, told) => {
  const answers: Record<string, Answer> = { [listPath]: pageOf(review), [decidePath]: { data: null } };
  const calls = answerCalls(answers);
  renderIn('en', <ReviewsScreen />);
  const button = await screen.findByRole('button', { name: new RegExp(`^${en[name]} `) });
  answers[listPath] = pageOf();
  await userEvent.click(button);
  expect(await screen.findByText(en.empty)).toBeVisible();
  expect(calls.filter(({ path }) => path === decidePath)).toEqual([
    { path: decidePath, fields: { id: 'r1', isAllowed } },
  ]);
  expect(toastQueue.take()).toEqual([en[told]]);
});

test('says that somebody else was faster, and asks for the list again', async () => {
  const calls = answerCalls({ [listPath]: pageOf(review), [decidePath]: { code: 'NullPointer' } });
  renderIn('zh', <ReviewsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^通过/ }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(toastQueue.take()).toEqual([zh.gone]);
});

test('texts of works lead to their page in the console, those of comments say what they are', async () => {
  const work: ReviewRow = { ...review, id: 'r2', kind: 'video', subjectId: 'film', field: 'titleZh', text: '片名' };
  const said: ReviewRow = { ...review, id: 'r3', kind: 'comment', subjectId: 'c', field: 'text', text: '留言' };
  answerCalls({ [listPath]: pageOf(work, said) });
  renderIn('en', <ReviewsScreen />);
  const row = await screen.findByRole('row', { name: /片名/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/en/staff/works/film');
  expect(row).toHaveTextContent(en.fields.titleZh);
  const other = screen.getByRole('row', { name: /留言/ });
  expect(within(other).queryByRole('link')).toBeNull();
  expect(other).toHaveTextContent(en.kinds.comment);
  await userEvent.selectOptions(screen.getByLabelText(en.kind), 'comment');
  await waitFor(() =>
    expect(jest.mocked(fetch).mock.calls.at(-1)?.[0]).toMatchObject({ url: expect.stringContaining('kind=comment') }),
  );
});
