import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import type { Page } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import type { CommentKind } from '../codes';
import type * as contract from '../contract';
import type { Thread } from '../contract';

/** The thing that is discussed. */
export interface About {
  kind: CommentKind;
  thingId: string;
}

export type CommentSort = 'latest' | 'liked';

export const findComments: CallOf<typeof contract.findComments> = calls.findComments;
export const findReplies: CallOf<typeof contract.findReplies> = calls.findReplies;

/** The discussion of a thing, 20 comments at a time; the list shows errors itself. */
const commentsQuery = ({ kind, thingId }: About, sort: CommentSort) =>
  pagedQuery(findComments, { kind, thingId, sort, pageSize: 20 }, { quiet: true });

/**
 * The discussion of a thing. `first` is in the cached page, which is a visitor's: visitors fetch nothing more. Null where the page
 * has none of it.
 * Logged-in people start with it too and fetch once their own view, with their comments under review.
 */
export function useComments(about: About, sort: CommentSort, first: Page<Thread> | null) {
  const isLoggedIn = useLoggedIn();
  const query = commentsQuery(about, sort);
  return useInfiniteQuery({
    ...query,
    queryKey: [...query.queryKey, isLoggedIn ? 'own' : 'visitor'],
    initialData: first && sort === 'latest' ? { pages: [first], pageParams: [1] } : undefined,
    initialDataUpdatedAt: isLoggedIn && first ? neverAsked : undefined,
    staleTime: ({ state }) => (state.dataUpdatedAt === neverAsked ? 0 : Number.POSITIVE_INFINITY),
  });
}

const neverAsked = 0;

/** The replies to a comment, 20 at a time. */
export const repliesQuery = (id: string) => pagedQuery(findReplies, { id, pageSize: 20 });
