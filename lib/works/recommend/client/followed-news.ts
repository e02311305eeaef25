import { queryOptions } from '@tanstack/react-query';
import { call, notify } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findFollowedNews: CallOf<typeof contract.findFollowedNews> = calls.findFollowedNews;
const noteFollowedNewsSeen: CallOf<typeof contract.noteFollowedNewsSeen> = calls.noteFollowedNewsSeen;

/** How many works of followed people are new to the caller, and whose. */
export const followedNewsQuery = queryOptions({
  queryKey: [findFollowedNews.path],
  queryFn: ({ signal }) => call(findFollowedNews, {}, { signal }),
});

/** The caller has seen what was published up to `until`, in ms. */
export const noteNewsSeen = (until: number) => notify(noteFollowedNewsSeen, { until });
