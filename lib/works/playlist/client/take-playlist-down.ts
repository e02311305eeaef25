import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

/** Takes a play list down, or restores it: for staff who review reports. */
export const takePlaylistDown: CallOf<typeof contract.takePlaylistDown> = calls.takePlaylistDown;
