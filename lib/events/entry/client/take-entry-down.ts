import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

/** Takes an entry down, or gives it back: for staff who review reports. */
export const takeEntryDown: CallOf<typeof contract.takeEntryDown> = calls.takeEntryDown;
