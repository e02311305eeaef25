import { defineSlice } from '@/lib/platform/server/slice';
import { proofMigrations } from './migrations';
import { removeExpiredProofs } from './remove-expired';
import { proofRoutes } from './routes';

export const proofSlice = defineSlice({
  routes: proofRoutes,
  migrations: proofMigrations,
  jobs: [removeExpiredProofs],
});
