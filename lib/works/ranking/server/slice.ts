import { defineSlice } from '@/lib/platform/server/slice';
import { rankingMigrations } from './migrations';
import { renewBoards } from './renew-boards';
import { rankingRoutes } from './routes';
import { seedBoards } from './seed';

export const rankingSlice = defineSlice({
  routes: rankingRoutes,
  migrations: rankingMigrations,
  jobs: [renewBoards],
  seedUse: ({ context, tx }) => seedBoards(tx, context.now()),
});
