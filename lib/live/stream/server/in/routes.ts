import { route } from '@/lib/platform/server/api/route';
import * as contract from '../../contract';
import { endBroadcast, stopStream } from './end-broadcast';
import { getStreamDesk } from './get-stream-desk';
import { makeStreamKey } from './key';
import { listStreams } from './list-streams';

/** What hosts and staff do with streams. */
export const streamInRoutes = [
  route(contract.getStreamDesk, getStreamDesk),
  route(contract.makeStreamKey, makeStreamKey),
  route(contract.endBroadcast, endBroadcast),
  route(contract.listStreams, listStreams),
  route(contract.stopStream, stopStream),
];
