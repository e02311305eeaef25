import { defineSlice } from '@/lib/platform/server/slice';
import { streamMigrations } from './migrations';

export const streamSlice = defineSlice({
  migrations: streamMigrations,
});
