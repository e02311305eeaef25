import { defineSlice } from '@/lib/platform/server/slice';
import { eraseCollections, exportCollections } from './collections';
import type {} from './events';
import { collectionMigrations } from './migrations';
import { collectedNotice } from './notices';
import { collectionRoutes } from './routes';
import { seedCollections } from './seed';

export const collectionSlice = defineSlice({
  routes: collectionRoutes,
  migrations: collectionMigrations,
  listeners: { 'account.leaving': [eraseCollections], 'account.exported': [exportCollections] },
  notices: [collectedNotice],
  seedUse: ({ context, tx }) => seedCollections(context, tx),
});
