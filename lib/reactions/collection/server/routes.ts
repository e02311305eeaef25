import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { collect } from './collect';
import { countCollected } from './count-collected';
import { findCollectionMarks } from './find-collection-marks';
import { listCollectedActivities, listCollectedPlaylists, listCollectedVideos } from './list-collected';
import { listLikedVideos } from './list-liked';

export const collectionRoutes = [
  route(contract.collect, collect),
  route(contract.findCollectedVideos, listCollectedVideos),
  route(contract.findCollectedActivities, listCollectedActivities),
  route(contract.findCollectedPlaylists, listCollectedPlaylists),
  route(contract.findLikedVideos, listLikedVideos),
  route(contract.findCollectionMarks, findCollectionMarks),
  route(contract.countCollected, (context) => countCollected(context)),
];
