import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import * as calls from '../calls';
import type * as contract from '../contract';

const saveProfileCall: CallOf<typeof contract.saveProfile> = calls.saveProfile;

/** Fields of the profile to save, as input of the call. */
export type ProfileChange = z.input<typeof contract.saveProfile.input>;

/** Saves the given fields of the caller's profile and returns the whole updated one. Throws what `call` throws. */
export async function saveProfile(change: ProfileChange): Promise<contract.UserInfo> {
  const info = await call(saveProfileCall, change, { encoding: 'json', quiet: true });
  takeUserInfo(info);
  return info;
}

/** Stores the server's latest profile in the client state. */
export function takeUserInfo(info: contract.UserInfo): void {
  useSessionStore.setState({ peopleMessage: info, avatar: info.avatar });
}
