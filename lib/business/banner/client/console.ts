import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listBannerRows = remote<typeof contract.listBannerRows>({
  name: 'listBannerRows',
  method: 'GET',
  path: '/api/operation/banners',
});
export const saveBannerRow = remote<typeof contract.saveBannerRow>({
  name: 'saveBannerRow',
  method: 'POST',
  path: '/api/operation/banner/save',
});
export const removeBannerRow = remote<typeof contract.removeBannerRow>({
  name: 'removeBannerRow',
  method: 'POST',
  path: '/api/operation/banner/remove',
});
export const uploadBannerPicture = remote<typeof contract.uploadBannerPicture>({
  name: 'uploadBannerPicture',
  method: 'POST',
  path: '/api/operation/banner/picture',
});
