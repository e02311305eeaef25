import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import { like } from '@/lib/reactions/like/calls';
import * as calls from '../calls';
import type * as contract from '../contract';

const findCollectedVideos: CallOf<typeof contract.findCollectedVideos> = calls.findCollectedVideos;
const findLikedVideos: CallOf<typeof contract.findLikedVideos> = calls.findLikedVideos;

/** The works that the caller has collected, 20 at a time; those with a text in their titles. */
export const collectedVideosQuery = (text = '') =>
  pagedQuery(findCollectedVideos, { pageSize: 20, text }, { outdatedBy: [collect] });

/** The works that the caller likes, 20 at a time; those with a text in their titles. */
export const likedVideosQuery = (text = '') =>
  pagedQuery(findLikedVideos, { pageSize: 20, text }, { outdatedBy: [like] });
