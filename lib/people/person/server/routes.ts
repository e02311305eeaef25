import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { blockPerson } from './block-person';
import { findAreas } from './find-areas';
import { findBlockMarks } from './find-block-marks';
import { findFollowMarks } from './find-follow-marks';
import { findIndustries } from './find-industries';
import { findProfessions } from './find-professions';
import { followPerson } from './follow-person';
import { getBaseInfo } from './get-base-info';
import { getPersonDetail } from './get-person-detail';
import { getUserInfo } from './get-user-info';
import { listBlockedPeople } from './list-blocked-people';
import { listFans } from './list-fans';
import { listFollowedPeople } from './list-followed-people';
import { savePicture } from './save-picture';
import { saveProfile } from './save-profile';
import { suggestPeople } from './suggest-people';

export const personRoutes = [
  route(contract.getUserInfo, getUserInfo),
  route(contract.getBaseInfo, getBaseInfo),
  route(contract.saveProfile, saveProfile),
  route(contract.savePicture, savePicture),
  route(contract.getPersonDetail, getPersonDetail),
  route(contract.findIndustries, findIndustries),
  route(contract.findProfessions, findProfessions),
  route(contract.findAreas, findAreas),
  route(contract.followPerson, followPerson),
  route(contract.findFollowedPeople, listFollowedPeople),
  route(contract.findFans, listFans),
  route(contract.findFollowMarks, findFollowMarks),
  route(contract.blockPerson, blockPerson),
  route(contract.findBlockedPeople, listBlockedPeople),
  route(contract.findBlockMarks, findBlockMarks),
  route(contract.suggestPeople, suggestPeople),
];
