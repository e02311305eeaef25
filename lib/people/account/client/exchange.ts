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

/** How far the own app's login has come on this page; `refused` is a token that is good no more. */
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
 * Takes a token of the own app for the login of this page, and exchanges it for the session cookie (DESIGN 8). The app
 * says its token on every page: each is exchanged once in a session of the browser. A newer token takes the place of
 * one that is still asked for; one that was refused is forgotten, however often it comes. Never rejects.
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
    // The answer to leaving takes a cookie away, which must not be the new one.
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

/** The own app has logged out: forgets its token and everything of the account, the session cookie too. Never rejects. */
export async function leave(): Promise<void> {
  login?.asking.abort();
  signOut();
  tell(null);
  leaving = call(leaveSession, {}).catch((error: unknown) => console.warn('The session cookie stays', error));
  await leaving;
}

const storageKey = 'exchanged';

/** Whether the cookie was given for this token in this session of the browser; where storage is refused, never. */
export function wasExchanged(token: string): boolean {
  return inSession((session) => session.getItem(storageKey)) === token;
}

/** Lets the next page exchange its token again, for when the cookie is gone. */
export function forgetExchange(): void {
  inSession((session) => session.removeItem(storageKey));
}

onSignOut(forgetExchange);

function inSession<T>(reach: (session: Storage) => T): T | null {
  try {
    return reach(window.sessionStorage);
  } catch {
    // Storage is refused, an ordinary state of a browser: nothing is kept then.
    return null;
  }
}

/** Another token may be another person's, who must not find what the store and the queries know of the first. */
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
