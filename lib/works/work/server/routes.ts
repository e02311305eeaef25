import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { browseVideos } from './browse-videos';
import { findPicks } from './find-picks';
import { findRelated } from './find-related';
import { getVideoCounts } from './get-video-counts';
import { getVideoDetail } from './get-video-detail';
import { listBannerUsers } from './list-banner-users';
import { listFollowedVideos } from './list-followed-videos';
import { listVideos } from './list-videos';
import { listVideosOfPerson } from './list-videos-of-person';
import { forgetWatched } from './playback/forget-watched';
import { listWatched } from './playback/list-watched';
import { noteWatching } from './playback/note-watching';
import { openPlayback } from './playback/open-playback';
import { decideOnWork } from './review/decide-on-work';
import { getWorkForReview } from './review/get-work-for-review';
import { listWorks } from './review/list-works';
import { setPick } from './review/set-pick';
import { answerCredit } from './works/answer-credit';
import { createWork } from './works/create-work';
import { getWork } from './works/get-work';
import { listCreditsAsked } from './works/list-credits-asked';
import { listOwnWorks } from './works/list-own-works';
import { removeSubtitle } from './works/remove-subtitle';
import { removeWork } from './works/remove-work';
import { replaceFilm } from './works/replace-film';
import { saveCover } from './works/save-cover';
import { saveSubtitle } from './works/save-subtitle';
import { saveWork } from './works/save-work';
import { submitWork } from './works/submit-work';
import { withdrawWork } from './works/withdraw-work';

export const videoRoutes = [
  route(contract.findVideoList, listVideos),
  route(contract.findBannerUsers, (context) => listBannerUsers(context)),
  route(contract.findVideosOfPerson, listVideosOfPerson),
  route(contract.findFollowedVideos, listFollowedVideos),
  route(contract.browseVideos, browseVideos),
  route(contract.openPlayback, openPlayback),
  route(contract.noteWatching, noteWatching),
  route(contract.findWatched, listWatched),
  route(contract.forgetWatched, forgetWatched),
  route(contract.getVideoDetail, getVideoDetail),
  route(contract.getVideoCounts, getVideoCounts),
  route(contract.findRelated, findRelated),
  route(contract.findPicks, findPicks),
  route(contract.listWorks, listWorks),
  route(contract.getWorkForReview, getWorkForReview),
  route(contract.decideOnWork, decideOnWork),
  route(contract.setPick, setPick),
  route(contract.findOwnWorks, listOwnWorks),
  route(contract.getWork, getWork),
  route(contract.createWork, createWork),
  route(contract.saveWork, saveWork),
  route(contract.submitWork, submitWork),
  route(contract.replaceFilm, replaceFilm),
  route(contract.withdrawWork, withdrawWork),
  route(contract.removeWork, removeWork),
  route(contract.saveCover, saveCover),
  route(contract.saveSubtitle, saveSubtitle),
  route(contract.removeSubtitle, removeSubtitle),
  route(contract.findCreditsAsked, listCreditsAsked),
  route(contract.answerCredit, answerCredit),
];
