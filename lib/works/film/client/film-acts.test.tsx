import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/lib/platform/client/query-client';
import { workQuery } from '@/lib/works/work/client/works';
import { answerCalls } from '@/test/answers';
import { draftWork } from '@/test/draft-work';
import { useFilmActs } from './film-acts';

test('subtitles that are sent or removed change what is known of the work', async () => {
  answerCalls({
    '/api/video/work/subtitle': { data: { subtitles: ['en', 'zh'] } },
    '/api/video/work/subtitle/remove': { data: { subtitles: ['en'] } },
  });
  const queries = makeQueryClient();
  const { queryKey } = workQuery('w');
  queries.setQueryData(queryKey, draftWork);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useFilmActs, { wrapper });
  // A Blob: the test browser's File differs from Node's, which is needed for sending.
  await result.current.saveSubtitle('w', 'en', new Blob(['WEBVTT']) as File);
  expect(queries.getQueryData(queryKey)).toEqual({ ...draftWork, subtitles: ['en', 'zh'] });
  await result.current.removeSubtitle('w', 'zh');
  expect(queries.getQueryData(queryKey)).toEqual({ ...draftWork, subtitles: ['en'] });
});
