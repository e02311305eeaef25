import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireJsonList,
  wireRevision,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import { writtenTags } from '@/lib/platform/shared/written-tags';
import * as calls from '../calls';
import {
  creditRoles,
  creditStates,
  processingProblems,
  processingStates,
  subtitleLanguages,
  videoStates,
  workCategories,
  workLimits,
} from '../codes';

/** A collaborator. Only people with an account can be credited, who then can confirm it. */
const credit = z.object({ userId: wireId, roles: z.array(z.enum(creditRoles)).min(1).max(workLimits.rolesOfOne) });

/** A category, or empty if not chosen. */
export const workCategory = z.enum([...workCategories, '']);

/**
 * A creator's fields of a work (specification section 3, 'Video or work'). All may be empty in a draft. Broken rules
 * have their names in `messages/<locale>/works/work-edit.json`, `rules`.
 */
export const workFields = z.object({
  titleZh: writtenText(workLimits.title, 'title'),
  titleEn: writtenText(workLimits.title, 'title'),
  introZh: writtenText(workLimits.intro, 'intro'),
  introEn: writtenText(workLimits.intro, 'intro'),
  /** A media key from `saveCover`; empty for none, and in a change for the present one. */
  cover: wireText(200),
  tags: writtenTags({ most: workLimits.tags, length: workLimits.tag }),
  /** Its category; empty for none. */
  category: workCategory,
  /** Ids of the dictionaries; empty for none. */
  industry: wireText(64),
  profession: wireText(64),
  software: wireJsonList(writtenText(workLimits.softwareName, 'software').min(1, { error: 'required' })).pipe(
    z.array(z.string()).max(workLimits.software, { error: 'softwares' }),
  ),
  credits: wireJsonList(credit).pipe(
    z
      .array(credit)
      .max(workLimits.collaborators, { error: 'collaborators' })
      .refine((all) => new Set(all.map(({ userId }) => userId)).size === all.length, { error: 'repeated' }),
  ),
  /** Empty while not chosen. */
  isOriginal: z.enum(['true', 'false', '']),
  isDownloadable: wireFlag,
  isMadeWithAi: wireFlag,
});
export type WorkFields = z.output<typeof workFields>;

/** State of processing a work's file. */
export const processing = z.object({
  state: z.enum(processingStates),
  /** In per cent: of the upload while it is `uploading`, else of processing. */
  progress: z.int(),
  /** Why it is unusable; null unless it is `broken`. */
  problem: z.enum(processingProblems).nullable(),
});
export type Processing = z.output<typeof processing>;

/** A work of the caller in a list. */
export const ownWork = z.object({
  id: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  duration: z.int(),
  state: z.enum(videoStates),
  /** The reason that staff gave for rejecting it. */
  reason: z.string(),
  processing,
  viewCount: z.int(),
  likeCount: z.int(),
  /** It is in a contest and can be neither changed nor deleted. */
  isInContest: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type OwnWork = z.output<typeof ownWork>;

/** A credit, for the work's creator. */
export const creditOfWork = namedPerson.extend({
  roles: z.array(z.enum(creditRoles)),
  state: z.enum(creditStates),
});
export type CreditOfWork = z.output<typeof creditOfWork>;

/** A work in its editor. */
export const workDraft = ownWork.extend({
  ...workFields.shape,
  tags: z.array(z.string()),
  software: z.array(z.string()),
  credits: z.array(creditOfWork),
  isDownloadable: z.boolean(),
  isMadeWithAi: z.boolean(),
  cover: z.string(),
  /** Texts under review; the public sees the previous ones. */
  underReview: z
    .object({ titleZh: z.string(), titleEn: z.string(), introZh: z.string(), introEn: z.string() })
    .partial(),
  subtitles: z.array(z.enum(subtitleLanguages)),
  /** Original name of its file; empty for none. */
  fileName: z.string(),
  /** The upload of its file, until it has ended. */
  uploadId: wireId.nullable(),
  /** Number of changes; a save names the one it is based on. */
  revision: z.int(),
});
export type WorkDraft = z.output<typeof workDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const findOwnWorks = endpoint({
  name: 'findOwnWorks',
  ...calls.findOwnWorks,
  ...own,
  summary: "The caller's own works, in every state or one of them, the latest first.",
  input: pageQuery.extend({ state: z.enum([...videoStates, '']).default('') }),
  data: pageOf(ownWork),
  limit: looseLimit,
});

export const getWork = endpoint({
  name: 'getWork',
  ...calls.getWork,
  ...own,
  summary: 'One of the own works, to be edited.',
  input: z.object({ id: wireId }),
  data: workDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const createWork = endpoint({
  name: 'createWork',
  ...calls.createWork,
  ...own,
  summary: 'Makes a draft of an upload, which need not have ended. The same upload gives the same draft.',
  input: z.object({ uploadId: wireId }),
  data: workDraft,
  errors: ['NullPointer', 'PhoneNeeded', 'TooManyDrafts'],
});

export const saveWork = endpoint({
  name: 'saveWork',
  ...calls.saveWork,
  ...own,
  summary: 'Saves what is said of a work. In a public one, prohibited words warn first and then lead to a review.',
  input: workFields.extend({
    id: wireId,
    revision: wireRevision,
    /** The caller has confirmed the warning: texts with prohibited words go to review. */
    acknowledged: wireFlag.default(false),
  }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'InContest', 'PhoneNeeded'],
  // A draft is saved automatically while it is edited.
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const submitWork = endpoint({
  name: 'submitWork',
  ...calls.submitWork,
  ...own,
  summary: 'Hands a draft in for review. 400 names what it lacks, which depends on the language of the version.',
  input: z.object({ id: wireId, revision: wireRevision, acknowledged: wireFlag.default(false) }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'PhoneNeeded'],
});

export const withdrawWork = endpoint({
  name: 'withdrawWork',
  ...calls.withdrawWork,
  ...own,
  summary: 'Takes a work back that nobody has decided on yet.',
  input: z.object({ id: wireId }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'InContest'],
});

export const removeWork = endpoint({
  name: 'removeWork',
  ...calls.removeWork,
  ...own,
  summary: 'Deletes a work for good, with its file.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'InContest'],
});
