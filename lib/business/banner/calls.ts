import { bannerLocations } from './codes';

export const listHomeBanners = {
  name: 'listHomeBanners',
  method: 'GET',
  path: `/api/operations/list/${bannerLocations.home}`,
} as const;
export const recordBannerClick = {
  name: 'recordBannerClick',
  method: 'POST',
  path: '/api/operations/click',
  background: true,
} as const;
export const recordBannerShow = {
  name: 'recordBannerShow',
  method: 'POST',
  path: '/api/operations/show',
  background: true,
} as const;
export const listBannerRows = { name: 'listBannerRows', method: 'GET', path: '/api/operation/banners' } as const;
export const getBannerRow = { name: 'getBannerRow', method: 'GET', path: '/api/operation/banner' } as const;
export const saveBannerRow = { name: 'saveBannerRow', method: 'POST', path: '/api/operation/banner/save' } as const;
export const removeBannerRow = {
  name: 'removeBannerRow',
  method: 'POST',
  path: '/api/operation/banner/remove',
} as const;
export const uploadBannerPicture = {
  name: 'uploadBannerPicture',
  method: 'POST',
  path: '/api/operation/banner/picture',
} as const;
