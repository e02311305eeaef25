import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listReportCases = remote<typeof contract.listReportCases>({
  name: 'listReportCases',
  method: 'GET',
  path: '/api/moderation/reports',
});
export const getReportCase = remote<typeof contract.getReportCase>({
  name: 'getReportCase',
  method: 'GET',
  path: '/api/moderation/report',
});
export const decideOnReports = remote<typeof contract.decideOnReports>({
  name: 'decideOnReports',
  method: 'POST',
  path: '/api/moderation/report/decide',
});
export const readReportPicture = remote<typeof contract.readReportPicture>({
  name: 'readReportPicture',
  method: 'GET',
  path: '/api/moderation/report/picture',
});
export const listWords = remote<typeof contract.listWords>({
  name: 'listWords',
  method: 'GET',
  path: '/api/moderation/words',
});
export const addWords = remote<typeof contract.addWords>({
  name: 'addWords',
  method: 'POST',
  path: '/api/moderation/words/add',
});
export const removeWord = remote<typeof contract.removeWord>({
  name: 'removeWord',
  method: 'POST',
  path: '/api/moderation/words/remove',
});
export const tryWords = remote<typeof contract.tryWords>({
  name: 'tryWords',
  method: 'POST',
  path: '/api/moderation/words/try',
});
