import { type Route, route, stream } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { actOnGuest } from './act-on-guest';
import { beatStage } from './beat-stage';
import { followStage } from './follow-stage';
import { getStage } from './get-stage';
import { joinStage } from './join-stage';
import { leaveStage } from './leave-stage';
import { makeStagePass } from './make-stage-pass';
import { raiseHand } from './raise-hand';
import { sendSignals } from './send-signals';

export const stageRoutes: readonly Route[] = [
  route(contract.getStage, getStage),
  stream(contract.followStage, followStage),
  route(contract.raiseHand, raiseHand),
  route(contract.leaveStage, leaveStage),
  route(contract.actOnGuest, actOnGuest),
  route(contract.joinStage, joinStage),
  route(contract.beatStage, beatStage),
  route(contract.sendSignals, sendSignals),
  route(contract.makeStagePass, makeStagePass),
];
