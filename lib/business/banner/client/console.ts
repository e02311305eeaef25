import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listBannerRows = remote<typeof contract.listBannerRows>(calls.listBannerRows);
export const saveBannerRow = remote<typeof contract.saveBannerRow>(calls.saveBannerRow);
export const removeBannerRow = remote<typeof contract.removeBannerRow>(calls.removeBannerRow);
export const uploadBannerPicture = remote<typeof contract.uploadBannerPicture>(calls.uploadBannerPicture);
