import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { broadcastMigrations } from './migrations';

export const broadcastSlice = defineSlice({
  migrations: broadcastMigrations,
});
