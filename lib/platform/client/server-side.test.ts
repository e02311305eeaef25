import { currentHost } from './host';
import { makeQueryClient, queryClientOfPage } from './query-client';
import { useSessionStore } from './session-store';
import { readStored, writeStored } from './storage';

/** This file runs without a browser, like rendering on the server. */

test('each request has a query client of its own, and no timer outlives it', async () => {
  expect(queryClientOfPage()).not.toBe(queryClientOfPage());
  jest.useFakeTimers();
  await makeQueryClient().prefetchQuery({ queryKey: ['x'], queryFn: async () => 1 });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('storage holds nothing, not even what another request wrote', () => {
  writeStored('auth_token', 'abc');
  expect(readStored('auth_token')).toBeNull();
});

test('the session store is in its initial state and the host is the web', () => {
  expect(useSessionStore.getState()).toBe(useSessionStore.getInitialState());
  expect(currentHost()).toBe('web');
});
