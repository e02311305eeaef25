import { defineSlice } from '@/lib/platform/server/slice';
import { searchMigrations } from './migrations';
import { searchRoutes } from './routes';
import { seedSearches } from './seed';

export const searchSlice = defineSlice({
  routes: searchRoutes,
  migrations: searchMigrations,
  seed: ({ context, tx }) => seedSearches(tx, context.now()),
});
