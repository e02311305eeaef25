import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewReasons } from '@/components/base/staff/card-review';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import shared from '@/messages/zh/base/staff-review.json';
import zh from '@/messages/zh/community/topic-console.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { draftTopic } from '@/test/draft-topic';
import { renderIn } from '@/test/render';
import { TopicConsole } from './console-topic';
import { TopicsConsole } from './console-topics';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const topic: TopicForReview = {
  ...draftTopic,
  state: 'pending_review',
  introZh: '天黑以后的赌博',
  creator: { userId: 'lin', nickname: '林一' },
  host: null,
  words: ['赌博'],
  isFeatured: false,
  submittedAt: '2026-11-20T12:00:00.000+08:00',
  videoCount: 0,
  banners: ['topics/t1/1.jpg', 'topics/t1/2.jpg'],
};
const at = (name: string) => `/api/topic/review/${name}`;
const reasons = reviewReasons('zh', zh.reasonNames, zh.reasons);
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);

function show(own: Partial<TopicForReview> = {}, after: Partial<TopicForReview> = {}, answer: Answer = { data: null }) {
  const first = { ...topic, ...own };
  const page = { list: [], nextPage: null, hasNextPage: false };
  const calls = answerCalls({
    [at('get')]: { data: { ...first, ...after } },
    [at('list')]: { data: page },
    [at('decide')]: answer,
    [at('feature')]: answer,
    '/api/staff/waiting': { data: [] },
  });
  renderIn('zh', <TopicConsole topic={first} reasons={reasons} />);
  return calls;
}

beforeEach(() => {
  toastQueue.take();
  history.replaceState(null, '', '/');
});

test('the table begins with what waits, each a way to its channel', async () => {
  const calls = answerCalls({ [at('list')]: { data: { list: [topic], nextPage: null, hasNextPage: false } } });
  renderIn('zh', <TopicsConsole />);
  expect((await screen.findAllByRole('link', { name: /夜的声音/ }))[0]).toHaveAttribute('href', '/staff/channels/t1');
  expect(screen.getByText('赌博')).toBeInTheDocument();
  expect(calls[0]?.path).toBe(at('list'));
});

test('shows every picture and text, marks the words, and is approved by the revision that was read', async () => {
  const calls = show({}, { state: 'verified' });
  expect(screen.getByRole('img', { name: zh.background })).toBeVisible();
  expect(screen.getByRole('img', { name: '横幅 2' })).toBeVisible();
  expect(screen.getByText('赌博').tagName).toBe('MARK');
  expect(screen.getByText(zh.noHost)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  expect(await screen.findByRole('button', { name: zh.takeDown })).toBeVisible();
  expect(sent(calls, 'decide')).toEqual([{ id: 't1', revision: '3', act: 'approve', reason: '' }]);
  expect(toastQueue.take()).toEqual([shared.decided.approve]);
});

test('a public one is featured, and its page and its desk are open to staff', async () => {
  const host = { userId: 'lin', nickname: '林一' };
  const calls = show({ state: 'verified', host }, { isFeatured: true });
  expect(screen.getByRole('link', { name: zh.openPage })).toHaveAttribute('href', '/topicIntroduce?topicId=t1');
  expect(screen.getByRole('link', { name: zh.manage })).toHaveAttribute('href', '/topicManage/t1');
  expect(screen.queryByText(zh.hostless)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: shared.feature }));
  expect(await screen.findByRole('button', { name: shared.unfeature })).toBeVisible();
  expect(sent(calls, 'feature')).toEqual([{ id: 't1', isFeatured: 'true' }]);
});

test('a public one without a host says so, and how it gets one', () => {
  show({ state: 'verified' });
  expect(screen.getByRole('link', { name: zh.nameHost })).toHaveAttribute('href', '/topicManage/t1/members');
});

test('one whose asker hosts as many as one may is not approved, and it is said what helps', async () => {
  show({}, {}, { code: 'ListFull' });
  await userEvent.click(screen.getByRole('button', { name: shared.approve }));
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.hostFull]));
  expect(screen.getByRole('button', { name: shared.approve })).toBeVisible();
});
