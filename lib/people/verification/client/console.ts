import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listApplications: CallOf<typeof contract.listApplications> = calls.listApplications;
export const getApplication: CallOf<typeof contract.getApplication> = calls.getApplication;
export const openPapers: CallOf<typeof contract.openPapers> = calls.openPapers;
export const readPaperPicture: CallOf<typeof contract.readPaperPicture> = calls.readPaperPicture;
export const decideOnApplication: CallOf<typeof contract.decideOnApplication> = calls.decideOnApplication;
