import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listReportCases = remote<typeof contract.listReportCases>(calls.listReportCases);
export const getReportCase = remote<typeof contract.getReportCase>(calls.getReportCase);
export const decideOnReports = remote<typeof contract.decideOnReports>(calls.decideOnReports);
export const readReportPicture = remote<typeof contract.readReportPicture>(calls.readReportPicture);
export const listWords = remote<typeof contract.listWords>(calls.listWords);
export const addWords = remote<typeof contract.addWords>(calls.addWords);
export const removeWord = remote<typeof contract.removeWord>(calls.removeWord);
export const tryWords = remote<typeof contract.tryWords>(calls.tryWords);
