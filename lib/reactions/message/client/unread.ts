import { useSyncExternalStore } from 'react';
import { afterLoad } from '@/lib/platform/client/after-load';
import { call } from '@/lib/platform/client/call';
import { followEvents } from '@/lib/platform/client/follow-events';
import { inOwnApp } from '@/lib/platform/client/host';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut } from '@/lib/platform/client/sign-out';
import * as calls from '../calls';
import { mostCounted, type NoticeType } from '../codes';
import type * as contract from '../contract';
import type { UnreadCounts } from '../contract';

const countUnread: CallOf<typeof contract.countUnread> = calls.countUnread;
const followUnread: CallOf<typeof contract.followUnread> = calls.followUnread;

let counts: UnreadCounts | null = null;
const known = () => counts;
const unknown = () => null;
let following: AbortController | null = null;
const listeners = new Set<() => void>();

/**
 * The caller's unread notices, null while nobody knows. They are asked for once and then followed, by one stream for all of a
 * page, for as long as something shows them, the page is seen and somebody is logged in. The own app shows its own.
 */
export function useUnread(): UnreadCounts | null {
  return useSyncExternalStore(subscribe, known, unknown);
}

/** Shows at once that one of a type is unread no more (-1), or is again (1). */
export function countOne(type: NoticeType, difference: 1 | -1): void {
  if (!counts) return;
  // Where there are as many as are counted there may be more.
  const changed = (count: number) => (count < mostCounted ? Math.max(0, count + difference) : count);
  write({ ...counts, all: changed(counts.all), [type]: changed(counts[type]) });
}

/** Asks how many there are, after a change that the stream may tell of late. */
export async function renewUnread(): Promise<void> {
  write(await call(countUnread, {}));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  tend();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

// Whether or not anything shows them: who logs in next has others.
onSignOut(() => {
  stop();
  write(null);
});

let stopWatching = () => {};

function begin() {
  const forgetStore = useSessionStore.subscribe(tend);
  document.addEventListener('visibilitychange', tend);
  stopWatching = () => {
    forgetStore();
    document.removeEventListener('visibilitychange', tend);
  };
}

function end() {
  stop();
  stopWatching();
}

function stop() {
  following?.abort();
  following = null;
}

/** Follows, or no longer, as it should be now. */
function tend() {
  if (document.visibilityState !== 'visible' || !isLoggedIn() || inOwnApp()) return stop();
  if (following) return;
  following = new AbortController();
  const { signal } = following;
  // It costs the first screen nothing.
  const callOff = afterLoad(() => void follow(signal));
  signal.addEventListener('abort', callOff);
}

async function follow(signal: AbortSignal) {
  try {
    // Some networks hold streams back: the call shows how many there are all the same.
    if (!counts) write(await call(countUnread, {}, { signal }));
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The unread notices are not known yet', error);
  }
  await followEvents(followUnread, {}, { onEvent: write, signal }).catch((error: unknown) => {
    // Refused for good; it is tried again when the page is seen again.
    console.warn('The unread notices stay as they were', error);
  });
}

function write(next: UnreadCounts | null) {
  counts = next;
  for (const listener of listeners) listener();
}
