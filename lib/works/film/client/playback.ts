import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

/** The call for a film's addresses: made when it is opened, when they expire, and to save the whole file. */
export const openPlayback: CallOf<typeof contract.openPlayback> = calls.openPlayback;
