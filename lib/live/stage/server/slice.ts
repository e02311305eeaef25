import { defineSlice } from '@/lib/platform/server/slice';
import { closeStage, removeStage, reopenStage } from './close-stage';
import { stageMigrations } from './migrations';
import { eraseStages, exportStages } from './person-stages';
import { stageRoutes } from './routes';

export const stageSlice = defineSlice({
  routes: stageRoutes,
  migrations: stageMigrations,
  listeners: {
    'broadcast.offered': [reopenStage],
    'broadcast.ended': [closeStage],
    'broadcast.canceled': [closeStage],
    'broadcast.missed': [closeStage],
    'broadcast.removed': [removeStage],
    'broadcast.erased': [removeStage],
    'account.erased': [eraseStages],
    'account.exported': [exportStages],
  },
});
