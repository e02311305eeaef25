import { act, screen, waitFor } from '@testing-library/react';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ViewCount } from './view-count';

const path = '/api/video/counts';
const video = { videoId: 'v1', viewCount: 9, likeCount: 1 };

test('shows the count of the page, then the current one', async () => {
  const late = Promise.withResolvers<Answer>();
  answerCalls({ [path]: () => late.promise });
  renderIn('zh', <ViewCount video={video} />);
  expect(screen.getByText('9 次播放')).toBeVisible();
  late.resolve({ data: { viewCount: 12_000, likeCount: 1 } });
  expect(await screen.findByText('1.2万 次播放')).toBeVisible();
});

test('keeps what came with the page when nothing else comes', async () => {
  const made = answerCalls({ [path]: { code: 'NullPointer' } });
  renderIn('en', <ViewCount video={video} />);
  await waitFor(() => expect(made).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.getByText('9 views')).toBeVisible();
});
