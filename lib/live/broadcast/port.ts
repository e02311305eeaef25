export { latestEndAt, phaseAt } from './rules/phase';
export { findBroadcastItems } from './server/broadcast-item';
export {
  type Broadcast,
  findBroadcast,
  findHostedBroadcast,
  findPublicBroadcast,
  holdBroadcast,
} from './server/find-broadcast';
export { readStanding } from './server/get-broadcast';
export { noteBack, noteEnded, noteKeepsReplay, noteLost, noteOnAir, noteReplay } from './server/note-facts';
export { broadcastTag } from './server/page-tags';
export { isPublicBroadcast } from './server/public-broadcast';
export { type SeedStream, seedStreams } from './server/seed/broadcasts';
