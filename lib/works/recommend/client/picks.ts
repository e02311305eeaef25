import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const findPicks: CallOf<typeof contract.findPicks> = calls.findPicks;
export const setPick: CallOf<typeof contract.setPick> = calls.setPick;
