import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listBannerRows: CallOf<typeof contract.listBannerRows> = calls.listBannerRows;
export const saveBannerRow: CallOf<typeof contract.saveBannerRow> = calls.saveBannerRow;
export const removeBannerRow: CallOf<typeof contract.removeBannerRow> = calls.removeBannerRow;
export const uploadBannerPicture: CallOf<typeof contract.uploadBannerPicture> = calls.uploadBannerPicture;
