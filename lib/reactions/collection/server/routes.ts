import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { collect } from './collect';
import { countCollected } from './count-collected';
import { findCollectionMarks } from './find-collection-marks';

export const collectionRoutes = [
  route(contract.collect, collect),
  route(contract.findCollectionMarks, findCollectionMarks),
  route(contract.countCollected, (context) => countCollected(context)),
];
