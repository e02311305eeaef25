import { followPerson } from '@/lib/people/person/calls';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findFollowedVideos: CallOf<typeof contract.findFollowedVideos> = calls.findFollowedVideos;

/** The works of the people whom the caller follows, 20 at a time. */
export const followedVideosQuery = pagedQuery(findFollowedVideos, { pageSize: 20 }, { outdatedBy: [followPerson] });
