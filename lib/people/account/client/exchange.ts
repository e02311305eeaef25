import { useSyncExternalStore } from 'react';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut, signOut } from '@/lib/platform/client/sign-out';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const exchangeToken: CallOf<typeof contract.exchangeToken> = calls.exchangeToken;
const leaveSession: CallOf<typeof contract.leaveSession> = calls.leaveSession;

/** State of the own app's login on this page; `refused` is an invalid token. */
export type ExchangeState = 'none' | 'asking' | 'done' | 'refused' | 'failed';

let login: { token: string; state: ExchangeState; asking: AbortController } | null = null;
let leaving: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** The state of the exchange, for a screen that waits for it. */
export function useExchange(): ExchangeState {
  return useSyncExternalStore(
    subscribe,
    () => login?.state ?? 'none',
    () => 'none',
  );
}

/**
 * Uses a token of the own app as the login of this page, and exchanges it for the session cookie (DESIGN 8). The app
 * passes its token on every page: each is exchanged once per browser session. A newer token supersedes a pending one; a
 * rejected one is ignored, however often it comes. Never rejects.
 */
export async function exchange(token: string): Promise<void> {
  const known = login?.token === token ? login.state : 'none';
  if (known === 'refused') return;
  takeLogin(token);
  if (known === 'asking' || known === 'done') return;

  login?.asking.abort();
  const asking = new AbortController();
  const become = (state: ExchangeState) => {
    if (!asking.signal.aborted) tell({ token, state, asking });
  };
  if (wasExchanged(token)) return become('done');
  become('asking');
  try {
    // The answer to leaving removes a cookie, which must not be the new one.
    await leaving;
    await call(exchangeToken, { token }, { signal: asking.signal });
    if (!asking.signal.aborted) inSession((session) => session.setItem(storageKey, token));
    become('done');
  } catch (error) {
    const isRefused = error instanceof AnswerError && error.code === 'Unauthorized';
    if (!isRefused && !asking.signal.aborted) console.warn("The app's login could not be taken over", error);
    become(isRefused ? 'refused' : 'failed');
  }
}

/**
 * The own app has logged out: clears its token and all data of the account, including the session cookie. Never
 * rejects.
 */
export async function leave(): Promise<void> {
  login?.asking.abort();
  signOut();
  tell(null);
  leaving = call(leaveSession, {}).catch((error: unknown) => console.warn('The session cookie stays', error));
  await leaving;
}

const storageKey = 'exchanged';

/** Whether the cookie was set for this token in this browser session; false without storage. */
export function wasExchanged(token: string): boolean {
  return inSession((session) => session.getItem(storageKey)) === token;
}

/** Makes the next page exchange its token again, because the cookie is gone. */
export function forgetExchange(): void {
  inSession((session) => session.removeItem(storageKey));
}

onSignOut(forgetExchange);

function inSession<T>(reach: (session: Storage) => T): T | null {
  try {
    return reach(window.sessionStorage);
  } catch {
    // Storage may be disabled in a browser: then nothing is stored.
    return null;
  }
}

/** Another token may be another person's, who must not see cached data of the first. */
function takeLogin(token: string) {
  const before = readStored('auth_token');
  if (before !== null && before !== token) signOut();
  writeStored('auth_token', token);
  useSessionStore.setState({ isLogin: true });
}

function tell(next: typeof login) {
  login = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
