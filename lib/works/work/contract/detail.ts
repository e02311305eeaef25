import { z } from 'zod';
import { listedPerson, namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { creditRoles, subtitleLanguages } from '../codes';
import { videoItem } from './list';
import { workCategory } from './work';

/** All public data of a work; the same for all callers, so that its page can be cached. */
export const videoDetail = videoItem.extend({
  intro: z.string(),
  introLanguage: textLanguage,
  author: listedPerson,
  /** Confirmed credits. */
  credits: z.array(namedPerson.extend({ roles: z.array(z.enum(creditRoles)) })),
  tags: z.array(z.string()),
  category: workCategory,
  /** As text; empty for none. */
  industry: z.string(),
  profession: z.string(),
  software: z.array(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  isOriginal: z.boolean(),
  isDownloadable: z.boolean(),
  isMadeWithAi: z.boolean(),
  /** Displayed size of the film, in pixels; null while it is not playable. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  subtitles: z.array(z.enum(subtitleLanguages)),
  verifiedAt: z.iso.datetime({ offset: true }),
});
export type VideoDetail = z.output<typeof videoDetail>;

export const getVideoDetail = endpoint({
  name: 'getVideoDetail',
  ...calls.getVideoDetail,
  summary: 'A public work. Its creator and staff see it before that on their own pages.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: videoDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** Counts of a work, which change with every visit; a cached page may have lower ones. */
export const videoCounts = videoDetail.pick({ viewCount: true, likeCount: true });
export type VideoCounts = z.output<typeof videoCounts>;

export const getVideoCounts = endpoint({
  name: 'getVideoCounts',
  ...calls.getVideoCounts,
  summary: 'How often a public work was seen, and how many like it.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: videoCounts,
  errors: ['NullPointer'],
  limit: looseLimit,
});
