import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/lib/platform/client/query-client';
import { answerCalls } from '@/test/answers';
import { useForgetWatched, watchedVideosQuery } from './history';

const page = (ids: string[]) => ({ list: ids.map((videoId) => ({ videoId })), nextPage: null, hasNextPage: false });

test.each([
  ['one work', 'v1', { id: 'v1' }],
  ['all of them', null, {}],
])('forgets %s, and asks for what is left', async (_, id, fields) => {
  let left = ['v1', 'v2'];
  const made = answerCalls({
    '/api/video/watched': () => ({ data: page(left) }),
    '/api/video/watched/forget': () => {
      left = id === null ? [] : ['v2'];
      return { data: null };
    },
  });
  const queries = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  await queries.fetchInfiniteQuery(watchedVideosQuery);
  const { result } = renderHook(() => useForgetWatched(), { wrapper });
  act(() => result.current.forget(id));
  await waitFor(() => expect(queries.getQueryState(watchedVideosQuery.queryKey)?.isInvalidated).toBe(true));
  expect(made.at(-1)).toEqual({ path: '/api/video/watched/forget', fields });
  const data = await queries.fetchInfiniteQuery(watchedVideosQuery);
  expect(data.pages.flatMap(({ list }) => list.map(({ videoId }) => videoId))).toEqual(left);
});
