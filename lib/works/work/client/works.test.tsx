import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/lib/platform/client/query-client';
import { type Answer, answerCalls } from '@/test/answers';
import type { WorkDraft } from '../contract';
import { creditsAskedQuery, useAnswerCredit } from './credits';
import { ownWorksQuery, useWorkActs, type WorkChange, workQuery } from './works';

const draft = { id: 'a', revision: 1, subtitles: ['zh'], processing: { state: 'ready' } } as WorkDraft;
const page = { list: [], nextPage: null, hasNextPage: false };

/** The actions, the cache, and the calls that they make. */
async function acts(answers: Record<string, Answer>) {
  const made = answerCalls({
    '/api/video/work/list': { data: page },
    '/api/video/work/get': { data: draft },
    '/api/video/credits': { data: page },
    ...answers,
  });
  const queries = makeQueryClient();
  await queries.fetchInfiniteQuery(ownWorksQuery(''));
  await queries.fetchQuery(workQuery('a'));
  await queries.fetchInfiniteQuery(creditsAskedQuery);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ ...useWorkActs(), ...useAnswerCredit() }), { wrapper });
  return {
    act: result.current,
    last: () => made.at(-1),
    cached: () => queries.getQueryData(workQuery('a').queryKey),
    isListOutdated: () => queries.getQueryState(ownWorksQuery('').queryKey)?.isInvalidated,
    areCreditsOutdated: () => queries.getQueryState(creditsAskedQuery.queryKey)?.isInvalidated,
  };
}

const said = { id: 'a', revision: '1', titleZh: '光', tags: ['光'], credits: [] } as unknown as WorkChange;

test('a save travels as JSON, and its answer is what is known of the work at once', async () => {
  const saved = { ...draft, revision: 2, titleZh: '光' };
  const { act, last, cached, isListOutdated } = await acts({ '/api/video/work/save': { data: saved } });
  expect(await act.save(said)).toEqual(saved);
  expect(last()).toEqual({ path: '/api/video/work/save', fields: said });
  expect(cached()).toEqual(saved);
  expect(isListOutdated()).toBe(true);
});

test('a save that is refused changes nothing, and says why', async () => {
  const { act, cached, isListOutdated } = await acts({ '/api/video/work/save': { code: 'Changed' } });
  await expect(act.save(said)).rejects.toMatchObject({ code: 'Changed' });
  expect(cached()).toEqual(draft);
  expect(isListOutdated()).toBe(false);
});

test.each([
  ['create', (act: Acts) => act.create('up'), { uploadId: 'up' }],
  ['submit', (act: Acts) => act.submit('a', 1, true), { id: 'a', revision: '1', acknowledged: 'true' }],
  ['withdraw', (act: Acts) => act.withdraw('a'), { id: 'a' }],
])('%s takes up the work as it is then', async (name, perform, fields) => {
  const path = `/api/video/work/${name}`;
  const changed = { ...draft, revision: 5 };
  const { act, last, cached, isListOutdated } = await acts({ [path]: { data: changed } });
  await perform(act);
  expect(last()).toEqual({ path, fields });
  expect([cached(), isListOutdated()]).toEqual([changed, true]);
});

type Acts = ReturnType<typeof useWorkActs>;

test('a deleted work is known no more', async () => {
  const { act, last, cached, isListOutdated } = await acts({ '/api/video/work/remove': { data: null } });
  await act.remove('a');
  expect(last()).toEqual({ path: '/api/video/work/remove', fields: { id: 'a' } });
  expect([cached(), isListOutdated()]).toEqual([undefined, true]);
});

test('a cover is sent with its part', async () => {
  const { act } = await acts({ '/api/video/work/cover': { data: { key: 'works/a/1.jpg' } } });
  // A Blob: the test browser's File differs from Node's, which is needed for sending.
  const picture = new Blob(['x']) as File;
  const area = { left: 0, top: 0, width: 504, height: 336 };
  expect(await act.saveCover('a', picture, area)).toBe('works/a/1.jpg');
});

test('a work is looked at again only while something is done to its file', () => {
  const every = workQuery('a').refetchInterval as (query: { state: { data?: unknown } }) => number | false;
  const after = (state: string) => every({ state: { data: { ...draft, processing: { state } } } });
  expect(['uploading', 'waiting', 'working', 'ready', 'broken'].map(after)).toEqual([false, 3000, 3000, false, false]);
  expect(every({ state: {} })).toBe(false);
});

test('so is a list of works, more seldom while a file is only on its way', () => {
  const every = ownWorksQuery('').refetchInterval as (query: { state: { data?: unknown } }) => number | false;
  const after = (...states: string[]) =>
    every({ state: { data: { pages: [{ list: states.map((state) => ({ processing: { state } })) }] } } });
  expect([after('ready', 'broken'), after('uploading'), after('uploading', 'working')]).toEqual([false, 10_000, 3000]);
  expect(every({ state: {} })).toBe(false);
});

test('an answered credit asks for what is left', async () => {
  const { act, last, areCreditsOutdated } = await acts({ '/api/video/credits/answer': { data: null } });
  await new Promise<void>((done) => {
    act.answer({ id: 'a', isConfirmed: false }, { onSettled: () => done() });
  });
  expect(last()).toEqual({ path: '/api/video/credits/answer', fields: { id: 'a', isConfirmed: 'false' } });
  expect(areCreditsOutdated()).toBe(true);
});
