import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findAreas } from './find-areas';
import { findIndustries } from './find-industries';
import { findProfessions } from './find-professions';
import { getBaseInfo } from './get-base-info';
import { getUserInfo } from './get-user-info';

export const personRoutes = [
  route(contract.getUserInfo, getUserInfo),
  route(contract.getBaseInfo, getBaseInfo),
  route(contract.findIndustries, findIndustries),
  route(contract.findProfessions, findProfessions),
  route(contract.findAreas, findAreas),
];
