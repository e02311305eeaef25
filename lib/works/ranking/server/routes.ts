import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { listBoard } from './list-board';
import { listCreatorBoard } from './list-creator-board';

export const rankingRoutes = [
  route(contract.findBoard, listBoard),
  route(contract.findCreatorBoard, (context) => listCreatorBoard(context)),
];
