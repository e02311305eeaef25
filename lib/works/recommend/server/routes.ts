import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { browseVideos } from './browse-videos';
import { findFollowedNews } from './find-followed-news';
import { findPicks } from './find-picks';
import { findRelated } from './find-related';
import { listBannerUsers } from './list-banner-users';
import { listFollowedVideos } from './list-followed-videos';
import { listVideos } from './list-videos';
import { noteFollowedNewsSeen } from './note-followed-news-seen';
import { setPick } from './set-pick';

export const recommendRoutes = [
  route(contract.findVideoList, listVideos),
  route(contract.findBannerUsers, (context) => listBannerUsers(context)),
  route(contract.findFollowedVideos, listFollowedVideos),
  route(contract.findFollowedNews, findFollowedNews),
  route(contract.noteFollowedNewsSeen, noteFollowedNewsSeen),
  route(contract.browseVideos, browseVideos),
  route(contract.findRelated, findRelated),
  route(contract.findPicks, findPicks),
  route(contract.setPick, setPick),
];
