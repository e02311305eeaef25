import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { remote } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import type * as contract from '../contract';

const getBaseInfo = remote<typeof contract.getBaseInfo>({
  name: 'getBaseInfo',
  method: 'GET',
  path: '/api/u/base/get',
  background: true,
});

const getUserInfo = remote<typeof contract.getUserInfo>({
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/customer/info/get',
  background: true,
});

/**
 * Brings what the store knows of its own account up to date, on the web and with a stored token: the whole user info
 * once (specification section 6), the avatar each time, where the login flag is stored too (section 7). Writes nothing
 * after the signal. A login that is over leaves the store empty.
 */
export async function renewOwnAccount(signal: AbortSignal): Promise<void> {
  try {
    await Promise.all([renewAvatar(signal), fillUserInfo(signal)]);
  } catch (error) {
    const isOver = error instanceof AnswerError && error.code === 'Unauthorized';
    if (!isOver && !signal.aborted) throw error;
  }
}

async function renewAvatar(signal: AbortSignal): Promise<void> {
  if (!isLoggedIn()) return;
  const { avatar } = await call(getBaseInfo, {}, { signal });
  if (!signal.aborted) useSessionStore.setState({ isLogin: true, avatar });
}

async function fillUserInfo(signal: AbortSignal): Promise<void> {
  if (useSessionStore.getState().peopleMessage) return;
  const info = await call(getUserInfo, {}, { signal });
  if (!signal.aborted) useSessionStore.setState({ peopleMessage: info });
}
