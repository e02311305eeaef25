import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import * as calls from '../calls';
import type * as contract from '../contract';

const saveProfileCall: CallOf<typeof contract.saveProfile> = calls.saveProfile;

/** Fields of the profile that are to be written, as they travel. */
export type ProfileChange = z.input<typeof contract.saveProfile.input>;

/** Writes the given fields of the own profile and returns all of it as it is now. Throws what `call` throws. */
export async function saveProfile(change: ProfileChange): Promise<contract.UserInfo> {
  const info = await call(saveProfileCall, change, { encoding: 'json', quiet: true });
  takeUserInfo(info);
  return info;
}

/** The client state holds the own profile as the server last said. */
export function takeUserInfo(info: contract.UserInfo): void {
  useSessionStore.setState({ peopleMessage: info, avatar: info.avatar });
}
