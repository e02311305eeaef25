import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getVideoCounts } from './get-video-counts';
import { getVideoDetail } from './get-video-detail';
import { listCollectedVideos, listLikedVideos } from './list-kept-videos';
import { listVideosOfPerson } from './list-videos-of-person';
import { decideOnWork } from './review/decide-on-work';
import { getWorkForReview } from './review/get-work-for-review';
import { listWorks } from './review/list-works';
import { answerCredit } from './works/answer-credit';
import { createWork } from './works/create-work';
import { getWork } from './works/get-work';
import { listCreditsAsked } from './works/list-credits-asked';
import { listOwnWorks } from './works/list-own-works';
import { removeWork } from './works/remove-work';
import { saveCover } from './works/save-cover';
import { saveWork } from './works/save-work';
import { submitWork } from './works/submit-work';
import { withdrawWork } from './works/withdraw-work';

export const workRoutes = [
  route(contract.findVideosOfPerson, listVideosOfPerson),
  route(contract.findCollectedVideos, listCollectedVideos),
  route(contract.findLikedVideos, listLikedVideos),
  route(contract.getVideoDetail, getVideoDetail),
  route(contract.getVideoCounts, getVideoCounts),
  route(contract.listWorks, listWorks),
  route(contract.getWorkForReview, getWorkForReview),
  route(contract.decideOnWork, decideOnWork),
  route(contract.findOwnWorks, listOwnWorks),
  route(contract.getWork, getWork),
  route(contract.createWork, createWork),
  route(contract.saveWork, saveWork),
  route(contract.submitWork, submitWork),
  route(contract.withdrawWork, withdrawWork),
  route(contract.removeWork, removeWork),
  route(contract.saveCover, saveCover),
  route(contract.findCreditsAsked, listCreditsAsked),
  route(contract.answerCredit, answerCredit),
];
