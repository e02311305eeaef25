import { route } from '@/lib/platform/server/api/route';
import { findBannerUsers, findVideoList, findVideosOfPerson } from '../contract';
import { listBannerUsers } from './list-banner-users';
import { listVideos } from './list-videos';
import { listVideosOfPerson } from './list-videos-of-person';

export const videoRoutes = [
  route(findVideoList, listVideos),
  route(findBannerUsers, (context) => listBannerUsers(context)),
  route(findVideosOfPerson, listVideosOfPerson),
];
