import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getBannerRow, listBannerRows } from './banner-rows';
import { listBanners } from './list-banners';
import { recordBannerClick, recordBannerShow } from './record-banner-event';
import { removeBannerRow, saveBannerRow, uploadBannerPicture } from './save-banner-row';

export const bannerRoutes = [
  route(contract.listHomeBanners, (context) => listBanners(context, contract.bannerLocations.home)),
  route(contract.recordBannerClick, recordBannerClick),
  route(contract.recordBannerShow, recordBannerShow),
  route(contract.listBannerRows, listBannerRows),
  route(contract.getBannerRow, getBannerRow),
  route(contract.saveBannerRow, saveBannerRow),
  route(contract.removeBannerRow, removeBannerRow),
  route(contract.uploadBannerPicture, uploadBannerPicture),
];
