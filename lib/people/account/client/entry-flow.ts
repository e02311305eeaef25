import { useSyncExternalStore } from 'react';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { defaultRegion } from '../codes';

/** State that the login pages share. Never a password or a code. */
export interface EntryFlow {
  /** Purpose of the code; null before one was requested. `wechat` binds a phone to a login of the chat app. */
  purpose: 'login' | 'register' | 'reset' | 'wechat' | null;
  /** Region of the typed number: `CN`, and its calling code `86`. */
  region: string;
  callingCode: string;
  /** The number or the e-mail address as typed; at most one of them. */
  mobile: string | null;
  email: string | null;
  /** When the last code was sent, in milliseconds. */
  sentAt: number | null;
  /** Purpose and recipient of the last code, since another number may be typed meanwhile. */
  sentTo: string | null;
  /** Id of the request of the last code: the code is valid only with it. */
  codeRequest: string | null;
  /** Ticket for the next step, from a proven code or a login in the chat app. */
  ticket: string | null;
  /** Of the new account, as typed; initially that of the chat app. */
  nickname: string;
  /** Whether the new account gets a password. The password itself is in `chosen-password.ts`, only in memory. */
  passwordChoice: 'open' | 'chosen' | 'skipped';
  /** Our page to open after the login, with its language prefix. */
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

/** The current flow, for handlers and effects. It is kept across reloads. */
export function readEntryFlow(): EntryFlow {
  flow ??= { ...initial, ...(readJsonInTab(storageKey) as Partial<EntryFlow> | null) };
  return flow;
}

/** Stores values of a page. */
export function changeEntryFlow(change: Partial<EntryFlow>): void {
  set({ ...readEntryFlow(), ...change });
}

/** Clears the flow: at its end, or on logout. */
export function clearEntryFlow(): void {
  set(null);
}

/** The flow for a screen; on the server, and before hydration, it is empty. */
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
