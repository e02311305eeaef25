import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getStage: CallOf<typeof contract.getStage> = calls.getStage;
export const followStage: CallOf<typeof contract.followStage> = calls.followStage;
export const raiseHand: CallOf<typeof contract.raiseHand> = calls.raiseHand;
export const leaveStage: CallOf<typeof contract.leaveStage> = calls.leaveStage;
export const actOnGuest: CallOf<typeof contract.actOnGuest> = calls.actOnGuest;
export const joinStage: CallOf<typeof contract.joinStage> = calls.joinStage;
export const beatStage: CallOf<typeof contract.beatStage> = calls.beatStage;
export const sendSignals: CallOf<typeof contract.sendSignals> = calls.sendSignals;
export const makeStagePass: CallOf<typeof contract.makeStagePass> = calls.makeStagePass;
