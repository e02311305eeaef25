import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireInteger,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
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
import { tagKey } from '../rules/work-texts';

/** A list as a form carries it: JSON in one field. */
function jsonList<Item extends z.ZodType>(item: Item) {
  return z.union([
    z.array(item),
    wireText(20_000)
      .transform((written, context) => {
        try {
          return JSON.parse(written) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'json' });
          return z.NEVER;
        }
      })
      .pipe(z.array(item)),
  ]);
}

/** Somebody else who made it. Their name is theirs: only who has an account can be credited. */
const credit = z.object({ userId: wireId, roles: z.array(z.enum(creditRoles)).min(1).max(workLimits.rolesOfOne) });

/** A kind of work, or empty where its creator has not said. */
export const workCategory = z.enum([...workCategories, '']);

/**
 * What its creator says of a work (specification section 3, 'Video or work'). Everything may be empty in a draft. A
 * broken rule is named as in `messages/<locale>/works/work-edit.json`, `rules`.
 */
export const workFields = z.object({
  titleZh: writtenText(workLimits.title, 'title'),
  titleEn: writtenText(workLimits.title, 'title'),
  introZh: writtenText(workLimits.intro, 'intro'),
  introEn: writtenText(workLimits.intro, 'intro'),
  /** A media key that `saveCover` gave; empty for none, and in a change for the one that stands. */
  cover: wireText(200),
  tags: jsonList(writtenText(workLimits.tag, 'tag').min(1, { error: 'required' })).pipe(
    z
      .array(z.string())
      .max(workLimits.tags, { error: 'tags' })
      .refine((tags) => new Set(tags.map(tagKey)).size === tags.length, { error: 'repeated' }),
  ),
  /** What kind of work it is; empty for none. */
  category: workCategory,
  /** Ids of the dictionaries; empty for none. */
  industry: wireText(64),
  profession: wireText(64),
  software: jsonList(writtenText(workLimits.softwareName, 'software').min(1, { error: 'required' })).pipe(
    z.array(z.string()).max(workLimits.software, { error: 'softwares' }),
  ),
  credits: jsonList(credit).pipe(
    z
      .array(credit)
      .max(workLimits.collaborators, { error: 'collaborators' })
      .refine((all) => new Set(all.map(({ userId }) => userId)).size === all.length, { error: 'repeated' }),
  ),
  /** Empty while the creator has not chosen. */
  isOriginal: z.enum(['true', 'false', '']),
  isDownloadable: wireFlag,
  isMadeWithAi: wireFlag,
});
export type WorkFields = z.output<typeof workFields>;

/** How far the file of a work has come. */
export const processing = z.object({
  state: z.enum(processingStates),
  /** Hundredths: of the upload while it is `uploading`, else of what is done to it. */
  progress: z.int(),
  /** Why it cannot be shown; null unless it is `broken`. */
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
  /** What staff said when they refused it. */
  reason: z.string(),
  processing,
  viewCount: z.int(),
  likeCount: z.int(),
  /** It stands in a contest and can be neither changed nor deleted. */
  isInContest: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type OwnWork = z.output<typeof ownWork>;

/** Who is credited, as the work's creator sees it. */
export const creditOfWork = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  roles: z.array(z.enum(creditRoles)),
  state: z.enum(creditStates),
});
export type CreditOfWork = z.output<typeof creditOfWork>;

/** A work as its creator edits it. */
export const workDraft = ownWork.extend({
  ...workFields.shape,
  tags: z.array(z.string()),
  software: z.array(z.string()),
  credits: z.array(creditOfWork),
  isDownloadable: z.boolean(),
  isMadeWithAi: z.boolean(),
  cover: z.string(),
  /** What its creator wrote and staff have still to read; the public sees what stood there before. */
  underReview: z
    .object({ titleZh: z.string(), titleEn: z.string(), introZh: z.string(), introEn: z.string() })
    .partial(),
  subtitles: z.array(z.enum(subtitleLanguages)),
  /** What its file is called where it came from; empty where there is none. */
  fileName: z.string(),
  /** The upload that brings its file, while that has not ended. */
  uploadId: wireId.nullable(),
  /** Counts the changes; a save names the one it knows. */
  revision: z.int(),
});
export type WorkDraft = z.output<typeof workDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;
const revision = wireInteger({ min: 0, max: 1_000_000_000 });

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
    revision,
    /** The caller has read the warning: texts with prohibited words go to review. */
    acknowledged: wireFlag.default(false),
  }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'ProhibitedWords', 'InContest', 'PhoneNeeded'],
  // A draft is saved as it is written.
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const submitWork = endpoint({
  name: 'submitWork',
  ...calls.submitWork,
  ...own,
  summary: 'Hands a draft in for review. 400 names what it lacks, which depends on the language of the version.',
  input: z.object({ id: wireId, revision, acknowledged: wireFlag.default(false) }),
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
  errors: ['NullPointer', 'Changed'],
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
