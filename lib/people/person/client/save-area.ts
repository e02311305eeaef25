import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import * as calls from '../calls';
import type * as contract from '../contract';

const saveProfile: CallOf<typeof contract.saveProfile> = calls.saveProfile;

/** Writes the area of the own profile; the client state then holds the profile as it is now. */
export async function saveArea(areaId: string): Promise<void> {
  const peopleMessage = await call(saveProfile, { areaId });
  useSessionStore.setState({ peopleMessage });
}
