import { defineSlice } from '@/lib/platform/server/slice';
import { uploadMigrations } from './migrations';
import { eraseUploads, exportUploads } from './person-uploads';
import { removeStaleUploads } from './remove-stale';
import { uploadProtocol, uploadRoutes } from './routes';

export const uploadSlice = defineSlice({
  routes: uploadRoutes,
  protocols: [uploadProtocol],
  migrations: uploadMigrations,
  jobs: [removeStaleUploads],
  listeners: { 'account.erased': [eraseUploads], 'account.exported': [exportUploads] },
});
