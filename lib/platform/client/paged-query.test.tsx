import { dehydrate, hydrate, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery } from '@/lib/platform/shared/wire';
import { AnswerError, ConnectionError } from './errors';
import { pagedQuery } from './paged-query';
import { makeQueryClient, queryClientOfPage } from './query-client';

const listThings = endpoint({
  name: 'listThings',
  summary: '',
  method: 'GET',
  path: '/api/thing/list',
  auth: 'public',
  input: pageQuery.extend({ orderBy: z.number().default(0) }),
  data: pageOf(z.object({ id: z.string() })),
  limit: looseLimit,
});

const pages = {
  1: { list: [{ id: 'a' }], nextPage: 2, hasNextPage: true },
  2: { list: [{ id: 'b' }], nextPage: null, hasNextPage: false },
} as const;

/** Makes the server answer with its pages; returns the requests in order. */
function serverPages() {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { search, searchParams } = new URL((request as Request).url);
    asked.push(search);
    return Response.json({ code: 'OK', data: pages[Number(searchParams.get('pageIndex')) as 1 | 2] });
  });
  return asked;
}

test('starts at page 1, follows nextPage and stops without a next page', async () => {
  const asked = serverPages();
  const observer = new InfiniteQueryObserver(makeQueryClient(), pagedQuery(listThings, { orderBy: 0 }));
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  await observer.fetchNextPage();
  const { data, hasNextPage } = observer.getCurrentResult();
  expect(asked).toEqual(['?orderBy=0&pageIndex=1', '?orderBy=0&pageIndex=2']);
  expect(data?.pages.flatMap((page) => page.list.map((item) => item.id))).toEqual(['a', 'b']);
  expect(hasNextPage).toBe(false);
});

test('stops when nobody waits', async () => {
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requests.push(request as Request);
    return new Promise(() => undefined);
  });
  const observer = new InfiniteQueryObserver(makeQueryClient(), pagedQuery(listThings, { orderBy: 0 }));
  const leave = observer.subscribe(() => undefined);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toBe(`${location.origin}/api/thing/list?orderBy=0&pageIndex=1`);
  expect(requests[0]?.signal.aborted).toBe(false);
  leave();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('what the server prefetched is not fetched again, however old the page is', async () => {
  const asked = serverPages();
  const server = makeQueryClient();
  await server.prefetchInfiniteQuery(pagedQuery(listThings, {}));
  const sent = JSON.parse(JSON.stringify(dehydrate(server)));
  for (const query of sent.queries) query.state.dataUpdatedAt = Date.now() - 86_400_000;

  const browser = makeQueryClient();
  hydrate(browser, sent);
  const observer = new InfiniteQueryObserver(browser, pagedQuery(listThings, {}));
  const leave = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().data?.pages).toEqual([pages[1]]);
  expect(asked).toEqual(['?pageIndex=1']);
  leave();
});

describe('trying again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function attempts(error: Error) {
    const queryFn = jest.fn().mockRejectedValue(error);
    const observer = new QueryObserver(makeQueryClient(), { queryKey: ['x'], queryFn });
    const leave = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(observer.getCurrentResult().error).toBe(error);
    leave();
    return queryFn.mock.calls.length;
  }

  test('a lost connection is tried once more', async () => {
    expect(await attempts(new ConnectionError('network'))).toBe(2);
  });

  test('a coded error is not', async () => {
    expect(await attempts(new AnswerError('Internal', 'x'))).toBe(1);
  });
});

test('being offline is an error at once, not a pause', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const queryFn = jest.fn().mockRejectedValue(new AnswerError('Internal', 'x'));
  await expect(makeQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBeInstanceOf(AnswerError);
  window.dispatchEvent(new Event('online'));
});

test('a browser has one client', () => {
  expect(queryClientOfPage()).toBe(queryClientOfPage());
});
