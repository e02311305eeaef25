import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const findPicks = remote<typeof contract.findPicks>({
  name: 'findPicks',
  method: 'GET',
  path: '/api/video/picks',
});
export const setPick = remote<typeof contract.setPick>({
  name: 'setPick',
  method: 'POST',
  path: '/api/video/picks/set',
});
