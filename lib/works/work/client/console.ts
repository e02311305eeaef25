import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listWorks = remote<typeof contract.listWorks>({
  name: 'listWorks',
  method: 'GET',
  path: '/api/video/review/list',
});
export const getWorkForReview = remote<typeof contract.getWorkForReview>({
  name: 'getWorkForReview',
  method: 'GET',
  path: '/api/video/review/get',
});
export const decideOnWork = remote<typeof contract.decideOnWork>({
  name: 'decideOnWork',
  method: 'POST',
  path: '/api/video/review/decide',
});
