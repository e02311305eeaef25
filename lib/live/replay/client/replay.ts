import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findReplay: CallOf<typeof contract.findReplay> = calls.findReplay;

const replayQuery = (id: string) =>
  queryOptions({
    queryKey: [findReplay.path, id],
    queryFn: ({ signal }) => call(findReplay, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The public replay of a broadcast, once it has one: what its page says (`first`), and otherwise asked for, as the page may have been
 * open before. Null without one.
 */
export function useReplay(
  id: string,
  { isPublic, first }: { isPublic: boolean; first: contract.PublicReplay | null },
): contract.PublicReplay | null {
  const { data } = useQuery({
    ...replayQuery(id),
    enabled: isPublic,
    ...(first && { initialData: first }),
  });
  return isPublic ? (data ?? null) : null;
}
