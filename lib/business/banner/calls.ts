import { bannerLocations } from './codes';

export const listHomeBanners = { method: 'GET', path: `/api/operations/list/${bannerLocations.home}` } as const;
export const recordBannerClick = { method: 'POST', path: '/api/operations/click', background: true } as const;
export const recordBannerShow = { method: 'POST', path: '/api/operations/show', background: true } as const;
export const listBannerRows = { method: 'GET', path: '/api/operation/banners' } as const;
export const getBannerRow = { method: 'GET', path: '/api/operation/banner' } as const;
export const saveBannerRow = { method: 'POST', path: '/api/operation/banner/save' } as const;
export const removeBannerRow = { method: 'POST', path: '/api/operation/banner/remove' } as const;
export const uploadBannerPicture = { method: 'POST', path: '/api/operation/banner/picture' } as const;
