import { nameText } from '@/lib/base/search/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { videoItem } from './list';

const kept = {
  auth: 'user',
  input: pageQuery.extend({ text: nameText }),
  data: pageOf(videoItem),
  limit: looseLimit,
} as const;

export const findCollectedVideos = endpoint({
  ...kept,
  name: 'findCollectedVideos',
  ...calls.findCollectedVideos,
  summary: 'The works that the caller has collected, the latest first; with a text, those that have it in a title.',
});

export const findLikedVideos = endpoint({
  ...kept,
  name: 'findLikedVideos',
  ...calls.findLikedVideos,
  summary: 'The works that the caller likes, the latest liked first; with a text, those that have it in a title.',
});
