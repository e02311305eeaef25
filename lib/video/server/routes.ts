import { route } from '@/lib/platform/server/api/route';
import { findBannerUsers, findVideoList } from '../contract';
import { listBannerUsers } from './list-banner-users';
import { listVideos } from './list-videos';

export const videoRoutes = [
  route(findVideoList, listVideos),
  route(findBannerUsers, (context) => listBannerUsers(context)),
];
