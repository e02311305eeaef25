import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicKinds, topicRoles } from '../codes';
import { topicItem } from './list';

/** A banner of a channel as its page shows it (specification section 3, 'Channel'). `image` is a bare media key. */
export const topicBanner = z.object({
  id: wireId,
  image: z.string(),
  /** What its host wrote, else what it leads to by name; empty for a picture that leads nowhere. */
  title: z.string(),
  /** Null where it is not known. */
  titleLanguage: textLanguage.nullable(),
  type: z.literal(Object.values(bannerType)).nullable(),
  url: z.string(),
  domainId: z.string(),
});
export type TopicBanner = z.output<typeof topicBanner>;

/** Somebody who follows a channel. */
export const topicMember = listedPerson.extend({ role: z.enum(topicRoles) });
export type TopicMember = z.output<typeof topicMember>;

/** A channel on its page. */
export const topicDetail = topicItem.extend({
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  background: z.string().nullable(),
  kind: z.enum(topicKinds),
  createdAt: z.iso.datetime({ offset: true }),
  /** Null for a channel that nobody runs. */
  host: topicMember.nullable(),
  stars: z.array(topicMember),
  /** Those that are online, in their order. */
  banners: z.array(topicBanner),
});
export type TopicDetail = z.output<typeof topicDetail>;

export const getTopic = endpoint({
  name: 'getTopic',
  ...calls.getTopic,
  summary: 'A channel as its page shows it.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: topicDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findTopicByName = endpoint({
  name: 'findTopicByName',
  ...calls.findTopicByName,
  summary: 'A channel by its Chinese or its English name, however it is written.',
  auth: 'public',
  input: z.object({ name: wireText(240).trim().min(1) }),
  data: topicItem,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findTopicMembers = endpoint({
  name: 'findTopicMembers',
  ...calls.findTopicMembers,
  summary: 'Who follows a channel: its host, its stars, then the latest.',
  auth: 'public',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(topicMember),
  limit: looseLimit,
});
