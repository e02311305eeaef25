import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, textLanguage, wireFlag, wireId, wireRevision, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicKinds, topicLimits, topicPictureKinds, topicStates } from '../codes';

/**
 * What is said of a channel (specification section 3, 'Channel'). Everything but its kind may be empty in a draft. A broken
 * rule is named as in `messages/<locale>/community/topic-edit.json`, `rules`.
 */
export const topicFields = z.object({
  nameZh: writtenText(topicLimits.name, 'name'),
  nameEn: writtenText(topicLimits.nameEn, 'nameEn'),
  introZh: writtenText(topicLimits.intro, 'intro'),
  introEn: writtenText(topicLimits.introEn, 'introEn'),
  kind: z.enum(topicKinds),
});
export type TopicFields = z.output<typeof topicFields>;

/** What the form of a new channel asks for. */
export type NewTopicFields = Pick<TopicFields, 'nameZh' | 'nameEn' | 'kind'>;

/** A channel that the caller asked for or hosts, in a list. */
export const ownTopic = z.object({
  id: wireId,
  name: z.string(),
  nameLanguage: textLanguage,
  thumb: z.string().nullable(),
  kind: z.enum(topicKinds),
  state: z.enum(topicStates),
  /** What staff said when they refused it or took it down. */
  reason: z.string(),
  memberCount: z.int(),
  /** Its kind is fixed from then on. */
  wasPublic: z.boolean(),
});
export type OwnTopic = z.output<typeof ownTopic>;

/** A channel as it is edited. */
export const topicDraft = ownTopic.extend({
  ...topicFields.shape,
  background: z.string().nullable(),
  /** The first of its banners. */
  banner: z.string().nullable(),
  /** What was written of a public one and staff have still to read; the public sees what stood there before. */
  underReview: z.object({ nameZh: z.string(), nameEn: z.string(), introZh: z.string(), introEn: z.string() }).partial(),
  /** Counts the changes; a save names the one it knows. */
  revision: z.int(),
});
export type TopicDraft = z.output<typeof topicDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;
/** The caller has read the warning: texts with prohibited words go to review. */
const acknowledged = wireFlag.default(false);

export const findOwnTopics = endpoint({
  name: 'findOwnTopics',
  ...calls.findOwnTopics,
  ...own,
  summary: 'The channels that the caller asked for or hosts, the latest first; few, by `topicLimits`.',
  input: noInput,
  data: z.array(ownTopic),
  limit: looseLimit,
});

export const getOwnTopic = endpoint({
  name: 'getOwnTopic',
  ...calls.getOwnTopic,
  ...own,
  summary: 'A channel that the caller asked for or hosts, or as staff a public one, to be edited.',
  input: z.object({ id: wireId }),
  data: topicDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const createTopic = endpoint({
  name: 'createTopic',
  ...calls.createTopic,
  ...own,
  summary: 'Begins to ask for a channel: makes a draft.',
  input: topicFields.pick({ nameEn: true, kind: true }).extend({
    nameZh: topicFields.shape.nameZh.min(1, { error: 'required' }),
    nameEn: topicFields.shape.nameEn.default(''),
  }),
  data: topicDraft,
  errors: ['PhoneNeeded', 'TooManyChannels'],
});

export const saveTopic = endpoint({
  name: 'saveTopic',
  ...calls.saveTopic,
  ...own,
  summary: 'Saves what is said of a channel. In a public one, prohibited words warn first and then lead to a review.',
  input: topicFields.extend({ id: wireId, revision: wireRevision, acknowledged }),
  data: topicDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'PhoneNeeded', 'ChannelNameTaken'],
  // A draft is saved as it is written.
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const saveTopicPicture = endpoint({
  name: 'saveTopicPicture',
  ...calls.saveTopicPicture,
  ...own,
  summary: 'Takes a picture of a channel, as multipart; a public one keeps its banners by calls of their own.',
  input: z.object({ id: wireId, revision: wireRevision, kind: z.enum(topicPictureKinds), picture: z.file() }),
  data: topicDraft,
  errors: ['NullPointer', 'Changed', 'UnsupportedMediaType', 'TooLarge', 'PhoneNeeded'],
  maxBodyBytes: topicLimits.pictureBytes + 16 * 1024,
});

export const submitTopic = endpoint({
  name: 'submitTopic',
  ...calls.submitTopic,
  ...own,
  summary: 'Hands a draft in for review. 400 names what it lacks.',
  input: z.object({ id: wireId, revision: wireRevision, acknowledged }),
  data: topicDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'PhoneNeeded', 'ChannelNameTaken'],
});

export const withdrawTopic = endpoint({
  name: 'withdrawTopic',
  ...calls.withdrawTopic,
  ...own,
  summary: 'Takes a channel back that nobody has decided on yet.',
  input: z.object({ id: wireId }),
  data: topicDraft,
  errors: ['NullPointer', 'Changed'],
});

export const removeTopic = endpoint({
  name: 'removeTopic',
  ...calls.removeTopic,
  ...own,
  summary: 'Deletes a channel that is not public, with its pictures.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
});
