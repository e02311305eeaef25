import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { contentPictures } from './content-pictures';
import { contentMigrations } from './migrations';
import { contentRoutes } from './routes';
import { seedContentPages } from './seed';

export const contentSlice = defineSlice({
  routes: contentRoutes,
  migrations: contentMigrations,
  seed: ({ context, tx }) => seedContentPages(tx, context.now()),
  pictures: { pages: contentPictures },
  console: [
    {
      name: 'content',
      action: 'editContent',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('content_entry').where('draft', 'is not', null)),
    },
  ],
});
