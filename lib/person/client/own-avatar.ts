import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { getBaseInfo } from '../contract';

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
