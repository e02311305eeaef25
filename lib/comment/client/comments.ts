import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type { CommentKind } from '../codes';
import type * as contract from '../contract';

/** The thing that is discussed. */
export interface About {
  kind: CommentKind;
  thingId: string;
}

export type CommentSort = 'latest' | 'liked';

export const findComments = remote<typeof contract.findComments>({
  name: 'findComments',
  method: 'GET',
  path: '/api/comment/list',
});

export const findReplies = remote<typeof contract.findReplies>({
  name: 'findReplies',
  method: 'GET',
  path: '/api/comment/replies',
});

/** The discussion of a thing, 20 comments at a time. */
export const commentsQuery = (about: About, sort: CommentSort) =>
  pagedQuery(findComments, { kind: about.kind, thingId: about.thingId, sort, pageSize: 20 });

/** The answers to a comment, 20 at a time. */
export const repliesQuery = (id: string) => pagedQuery(findReplies, { id, pageSize: 20 });
