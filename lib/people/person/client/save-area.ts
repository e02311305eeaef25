import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import * as calls from '../calls';
import type * as contract from '../contract';

const saveProfile: CallOf<typeof contract.saveProfile> = calls.saveProfile;

/** Saves the area of the caller's profile, and stores the updated profile in the client state. */
export async function saveArea(areaId: string): Promise<void> {
  const peopleMessage = await call(saveProfile, { areaId });
  useSessionStore.setState({ peopleMessage });
}
