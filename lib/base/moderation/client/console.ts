import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listReportCases: CallOf<typeof contract.listReportCases> = calls.listReportCases;
export const getReportCase: CallOf<typeof contract.getReportCase> = calls.getReportCase;
export const decideOnReports: CallOf<typeof contract.decideOnReports> = calls.decideOnReports;
export const readReportPicture: CallOf<typeof contract.readReportPicture> = calls.readReportPicture;
export const listWords: CallOf<typeof contract.listWords> = calls.listWords;
export const addWords: CallOf<typeof contract.addWords> = calls.addWords;
export const removeWord: CallOf<typeof contract.removeWord> = calls.removeWord;
export const tryWords: CallOf<typeof contract.tryWords> = calls.tryWords;
