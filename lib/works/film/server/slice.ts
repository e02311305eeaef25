import { defineSlice } from '@/lib/platform/server/slice';
import { filmMigrations } from './migrations';
import { placeFirstFilm } from './place-film';
import { eraseWatchHistory, exportWatchHistory } from './playback/watch-history';
import { copyFilm } from './processing/copy-film';
import { breakOffExpiredUpload, processFinishedUpload } from './processing/on-upload';
import { processWork } from './processing/process-work';
import { forgetFilm, removeWorkFiles } from './processing/remove-files';
import { removeFilm } from './processing/remove-film';
import { filmRoutes } from './routes';
import { makeClip } from './seed-clips';

export const filmSlice = defineSlice({
  routes: filmRoutes,
  migrations: filmMigrations,
  jobs: [removeFilm, removeWorkFiles],
  heavyJobs: [processWork, copyFilm, makeClip],
  listeners: {
    'account.erased': [eraseWatchHistory],
    'account.exported': [exportWatchHistory],
    'work.created': [placeFirstFilm],
    'work.removed': [forgetFilm],
    'upload.finished': [processFinishedUpload],
    'upload.expired': [breakOffExpiredUpload],
  },
});
