import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getContentPage } from './get-content-page';

export const contentRoutes = [route(contract.getContentPage, getContentPage)];
