import { defineSlice } from '@/lib/platform/server/slice';
import { eraseCollections, exportCollections } from './collections';
import { collectionMigrations } from './migrations';
import { collectionRoutes } from './routes';
import { seedCollections } from './seed';

export const collectionSlice = defineSlice({
  routes: collectionRoutes,
  migrations: collectionMigrations,
  listeners: { 'account.leaving': [eraseCollections], 'account.exported': [exportCollections] },
  seedUse: ({ context, tx }) => seedCollections(context, tx),
});
