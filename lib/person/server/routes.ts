import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getBaseInfo } from './get-base-info';
import { getUserInfo } from './get-user-info';

export const personRoutes = [route(contract.getUserInfo, getUserInfo), route(contract.getBaseInfo, getBaseInfo)];
