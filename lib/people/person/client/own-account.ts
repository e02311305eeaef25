import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import type { CallOf } from '@/lib/platform/client/remote';
import { type SessionState, useSessionStore } from '@/lib/platform/client/session-store';
import { readStored } from '@/lib/platform/client/storage';
import * as calls from '../calls';
import type * as contract from '../contract';

const getBaseInfo: CallOf<typeof contract.getBaseInfo> = calls.getBaseInfo;
const getUserInfo: CallOf<typeof contract.getUserInfo> = calls.getUserInfo;

/**
 * Updates the store's account, on the web and with a stored token: the whole user info once (specification section 6),
 * the avatar each time, if the login flag is stored too (section 7). Writes nothing after the signal, nor for a login
 * that has ended meanwhile. An ended login clears the store.
 */
export async function renewOwnAccount(signal: AbortSignal): Promise<void> {
  const token = readStored('auth_token');
  const write = (known: Partial<SessionState>) => {
    if (!signal.aborted && readStored('auth_token') === token) useSessionStore.setState(known);
  };
  try {
    await Promise.all([renewAvatar(signal, write), fillUserInfo(signal, write)]);
  } catch (error) {
    const isOver = error instanceof AnswerError && error.code === 'Unauthorized';
    if (!isOver && !signal.aborted) throw error;
  }
}

type Write = (known: Partial<SessionState>) => void;

async function renewAvatar(signal: AbortSignal, write: Write): Promise<void> {
  if (!isLoggedIn()) return;
  const { avatar } = await call(getBaseInfo, {}, { signal });
  write({ isLogin: true, avatar });
}

async function fillUserInfo(signal: AbortSignal, write: Write): Promise<void> {
  if (useSessionStore.getState().peopleMessage) return;
  write({ peopleMessage: await call(getUserInfo, {}, { signal }) });
}
