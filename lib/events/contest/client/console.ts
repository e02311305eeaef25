import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listContests: CallOf<typeof contract.listContests> = calls.listContests;
