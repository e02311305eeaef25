import { route } from '@/lib/platform/server/api/route';
import { defineSlice } from '@/lib/platform/server/slice';
import * as contract from '../contract';
import type {} from './events';
import { findReplay } from './find-replay';
import { followDecision, forgetReplay, removeReplay } from './follow-work';
import { keepReplay, makeReplayWork } from './keep-replay';
import { replayMigrations } from './migrations';
import { replayMadeNotice } from './notices';
import { getReplay, makeReplay, openRecording, refuseReplay } from './own-replay';
import { removeOldRecordings } from './remove-old-recordings';

export const replaySlice = defineSlice({
  routes: [
    route(contract.findReplay, findReplay),
    route(contract.getReplay, getReplay),
    route(contract.openRecording, openRecording),
    route(contract.makeReplay, makeReplay),
    route(contract.refuseReplay, refuseReplay),
  ],
  migrations: replayMigrations,
  jobs: [removeOldRecordings],
  heavyJobs: [makeReplayWork],
  listeners: {
    'broadcast.ended': [keepReplay],
    'work.decided': [followDecision],
    'work.removed': [forgetReplay],
    'broadcast.erased': [removeReplay],
  },
  notices: [replayMadeNotice],
});
