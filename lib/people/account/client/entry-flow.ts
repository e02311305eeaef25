import { useSyncExternalStore } from 'react';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { defaultRegion } from '../codes';

/** What the pages of logging in tell each other. Never a password or a code. */
export interface EntryFlow {
  /** What the code is for; null before one was asked for. `wechat` binds a phone to a login of the chat app. */
  purpose: 'login' | 'register' | 'reset' | 'wechat' | null;
  /** Of the number that is typed: `CN`, and its calling code `86`. */
  region: string;
  callingCode: string;
  /** The number or the e-mail address as typed; at most one of them. */
  mobile: string | null;
  email: string | null;
  /** When the last code was sent, in milliseconds. */
  sentAt: number | null;
  /** What it was for and whom it went to, since another number may be typed meanwhile. */
  sentTo: string | null;
  /** What names the request of the last code: the code is good only together with it. */
  codeRequest: string | null;
  /** What a proven code or a login in the chat app gave for the next step. */
  ticket: string | null;
  /** Of the new account, as typed; to begin with the one that the chat app knows. */
  nickname: string;
  /** Whether the new account gets a password. The password itself is in `chosen-password.ts`, in memory alone. */
  passwordChoice: 'open' | 'chosen' | 'skipped';
  /** The own page to go to after the login, with its language prefix. */
  redirecturl: string | null;
  /** Agreed to the user agreement. */
  agreed: boolean;
}

const initial: EntryFlow = {
  purpose: null,
  region: defaultRegion,
  callingCode: '86',
  mobile: null,
  email: null,
  sentAt: null,
  sentTo: null,
  codeRequest: null,
  ticket: null,
  nickname: '',
  passwordChoice: 'open',
  redirecturl: null,
  agreed: false,
};

const storageKey = 'entry';
const listeners = new Set<() => void>();
let flow: EntryFlow | null = null;

/** The flow as it stands, for handlers and effects. A reload loses nothing of it. */
export function readEntryFlow(): EntryFlow {
  flow ??= { ...initial, ...(readJsonInTab(storageKey) as Partial<EntryFlow> | null) };
  return flow;
}

/** Notes what a page has learnt. */
export function changeEntryFlow(change: Partial<EntryFlow>): void {
  set({ ...readEntryFlow(), ...change });
}

/** Forgets all of it: the visitor has arrived, or has logged out. */
export function clearEntryFlow(): void {
  set(null);
}

/** The flow for a screen; on the server, and until the browser has taken over, it has not begun. */
export function useEntryFlow(): EntryFlow {
  return useSyncExternalStore(subscribe, readEntryFlow, () => initial);
}

function set(next: EntryFlow | null) {
  flow = next ?? initial;
  keepInTab(storageKey, next && JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
