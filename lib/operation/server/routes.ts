import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { listBanners } from './list-banners';
import { recordBannerClick, recordBannerShow } from './record-banner-event';

export const operationRoutes = [
  route(contract.listHomeBanners, (context) => listBanners(context, contract.homeLocationId)),
  route(contract.recordBannerClick, recordBannerClick),
  route(contract.recordBannerShow, recordBannerShow),
];
