import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const getBaseInfo = remote<typeof contract.getBaseInfo>({
  name: 'getBaseInfo',
  method: 'GET',
  path: '/api/u/base/get',
  background: true,
});

/**
 * The caller's avatar as the server knows it, asked for anew on each route (specification section 4): a media key, or
 * null for none.
 */
export function ownAvatarQuery(route: string) {
  return queryOptions({
    queryKey: [getBaseInfo.name, route],
    queryFn: async ({ signal }) => (await call(getBaseInfo, {}, { signal })).avatar,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
