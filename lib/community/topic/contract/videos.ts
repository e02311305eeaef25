import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireIds } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';
import { topicKinds, videoPlaces } from '../codes';

export const findTopicVideos = endpoint({
  name: 'findTopicVideos',
  ...calls.findTopicVideos,
  summary: 'The public works of a channel, the latest added first; none for a channel that is not there.',
  auth: 'public',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(videoItem),
  limit: looseLimit,
});

/** A work that came to a channel, with the channel. */
export const topicVideo = videoItem.extend({
  topicId: wireId,
  topicTitle: z.string(),
  topicTitleLanguage: textLanguage,
});
export type TopicVideo = z.output<typeof topicVideo>;

export const findLatestTopicVideos = endpoint({
  name: 'findLatestTopicVideos',
  ...calls.findLatestTopicVideos,
  summary:
    'The works that came to the channels, of a kind or all, the latest first; each once, with the channel it came to last.',
  auth: 'public',
  input: pageQuery.extend({ kind: z.enum(topicKinds).optional() }),
  data: pageOf(topicVideo),
  limit: looseLimit,
});

/** How many works stand in a channel, public or not. */
const videoCount = z.object({ videoCount: z.int() });

export const addTopicVideos = endpoint({
  name: 'addTopicVideos',
  ...calls.addTopicVideos,
  summary:
    'Who runs a channel puts public works of anybody into it; a member proposes own ones. `places` says how each stands then.',
  auth: 'user',
  input: z.object({ topicId: wireId, videoIds: wireIds }),
  data: videoCount.extend({ places: z.array(z.object({ videoId: wireId, place: z.enum(videoPlaces) })) }),
  errors: ['NullPointer', 'Forbidden', 'ListFull'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const removeTopicVideo = endpoint({
  name: 'removeTopicVideo',
  ...calls.removeTopicVideo,
  summary: 'Takes a work out of a channel: for who put it there, the host of the channel, and staff.',
  auth: 'user',
  input: z.object({ topicId: wireId, videoId: wireId }),
  data: videoCount,
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});
