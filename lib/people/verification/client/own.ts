import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getVerification: CallOf<typeof contract.getVerification> = calls.getVerification;
export const applyForVerification: CallOf<typeof contract.applyForVerification> = calls.applyForVerification;
export const withdrawApplication: CallOf<typeof contract.withdrawApplication> = calls.withdrawApplication;
