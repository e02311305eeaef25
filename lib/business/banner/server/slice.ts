import { defineSlice } from '@/lib/platform/server/slice';
import { bannerPictures } from './banner-pictures';
import { bannerMigrations } from './migrations';
import { bannerRoutes } from './routes';
import { renewBanners } from './save-banner';
import { seedBanners } from './seed';

export const bannerSlice = defineSlice({
  routes: bannerRoutes,
  migrations: bannerMigrations,
  jobs: [renewBanners],
  seed: ({ context, tx }) => seedBanners(tx, context.now()),
  pictures: { banners: bannerPictures },
  console: [{ name: 'banners', action: 'editBanners' }],
});
