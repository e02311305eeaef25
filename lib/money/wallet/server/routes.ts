import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findMovements } from './find-movements';
import { getWallet } from './get-wallet';
import { noteVisit } from './note-visit';
import { listPointRules, savePointRule } from './point-rules';
import { topUp } from './top-up';

export const walletRoutes = [
  route(contract.getWallet, getWallet),
  route(contract.findMovements, findMovements),
  route(contract.topUp, topUp),
  route(contract.noteVisit, noteVisit),
  route(contract.listPointRules, listPointRules),
  route(contract.savePointRule, savePointRule),
];
