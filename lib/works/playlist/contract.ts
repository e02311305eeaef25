import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { consoleWritingLimit } from '@/lib/base/staff/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireIdList,
  wireRevision,
  writtenText,
} from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from './calls';
import { playlistLimits } from './codes';

export * from './codes';

/**
 * A creator's fields of a play list (specification section 3, 'Play list'); broken rules have their names in its
 * messages, `rules`.
 */
export const playlistFields = z.object({
  title: writtenText(playlistLimits.title, 'title').min(1, { error: 'required' }),
  intro: writtenText(playlistLimits.intro, 'intro'),
  isPublic: wireFlag,
});
export type PlaylistFields = z.output<typeof playlistFields>;

/** A play list in a list. `thumb` is the cover of its first public work. `isPublic` is that of the list itself. */
export const playlistItem = z.object({
  id: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  isPublic: z.boolean(),
  /** Number of public works in it. */
  videoCount: z.int(),
  collectCount: z.int(),
  userId: wireId,
  nickName: z.string(),
  /** What its creator is verified as. */
  verification: z.enum(verifications),
});
export type PlaylistItem = z.output<typeof playlistItem>;

/** A play list on its page. */
export const playlistDetail = playlistItem.extend({
  intro: z.string(),
  avatar: z.string().nullable(),
  /** Total duration, in seconds. */
  duration: z.int(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type PlaylistDetail = z.output<typeof playlistDetail>;

/**
 * A work in a play list for its creator. One that is not public any more can only be removed; unless it is the caller's
 * own, its title is empty.
 */
export const playlistEntry = z.object({
  videoId: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  duration: z.int(),
  nickName: z.string(),
  isPublic: z.boolean(),
});
export type PlaylistEntry = z.output<typeof playlistEntry>;

/** A play list in its editor. */
export const playlistDraft = z.object({
  id: wireId,
  title: z.string(),
  intro: z.string(),
  /**
   * The creator's choice; a list whose first title is under review, or that staff have taken down, is private anyway.
   */
  isPublic: z.boolean(),
  isTakenDown: z.boolean(),
  /** Texts under review; others see the previous ones. */
  underReview: z.object({ title: z.string(), intro: z.string() }).partial(),
  /** Number of changes; an order names the one it is based on. */
  revision: z.int(),
  list: z.array(playlistEntry),
});
export type PlaylistDraft = z.output<typeof playlistDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 300, seconds: 3600 }) } as const;
/** Ids in a form, separated by commas; each once. */
const ids = (most: number) =>
  wireIdList(most)
    .transform((list) => list.split(',').filter((id) => id !== ''))
    .pipe(
      z
        .array(wireId)
        .max(most)
        .refine((all) => new Set(all).size === all.length, { error: 'repeated' }),
    );

export const createPlaylist = endpoint({
  name: 'createPlaylist',
  ...calls.createPlaylist,
  ...own,
  summary: 'Makes a play list, empty or with some works. Prohibited words warn first and then lead to a review.',
  input: playlistFields.extend({
    videoIds: ids(playlistLimits.addedAtOnce).default([]),
    /** The caller has confirmed the warning: texts with prohibited words go to review. */
    acknowledged: wireFlag.default(false),
  }),
  data: playlistItem,
  errors: ['NullPointer', 'PhoneNeeded', 'ProhibitedWords', 'ListFull'],
});

export const savePlaylist = endpoint({
  name: 'savePlaylist',
  ...calls.savePlaylist,
  ...own,
  summary: 'Changes what is said of an own play list, and whether it is public.',
  input: playlistFields.extend({ id: wireId, acknowledged: wireFlag.default(false) }),
  data: playlistDraft,
  errors: ['NullPointer', 'PhoneNeeded', 'ProhibitedWords', 'TakenDown'],
});

export const removePlaylist = endpoint({
  name: 'removePlaylist',
  ...calls.removePlaylist,
  ...own,
  summary: 'Deletes an own play list; its works stay where they are.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
});

export const addToPlaylist = endpoint({
  name: 'addToPlaylist',
  ...calls.addToPlaylist,
  ...own,
  summary: 'Puts public works at the end of an own play list; what stands in it already stays where it is.',
  input: z.object({ id: wireId, videoIds: ids(playlistLimits.addedAtOnce) }),
  data: z.object({ videoCount: z.int() }),
  errors: ['NullPointer', 'ListFull'],
});

export const takeFromPlaylist = endpoint({
  name: 'takeFromPlaylist',
  ...calls.takeFromPlaylist,
  ...own,
  summary: 'Takes a work out of an own play list; one that is not in it is out already.',
  input: z.object({ id: wireId, videoId: wireId }),
  data: z.object({ videoCount: z.int() }),
  errors: ['NullPointer'],
});

export const orderPlaylist = endpoint({
  name: 'orderPlaylist',
  ...calls.orderPlaylist,
  ...own,
  summary: 'Gives an own play list another order: all its works, each once. Changed where something else came first.',
  input: z.object({ id: wireId, revision: wireRevision, videoIds: ids(playlistLimits.videos) }),
  data: z.object({ revision: z.int() }),
  errors: ['NullPointer', 'Changed'],
});

export const getOwnPlaylist = endpoint({
  name: 'getOwnPlaylist',
  ...calls.getOwnPlaylist,
  ...own,
  summary: 'One of the own play lists, to be edited, with all its works.',
  input: z.object({ id: wireId }),
  data: playlistDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findOwnPlaylists = endpoint({
  name: 'findOwnPlaylists',
  ...calls.findOwnPlaylists,
  ...own,
  summary: 'The own play lists, the latest changed first; `holds` says which of them the named work is in.',
  input: pageQuery.extend({ videoId: wireId.optional() }),
  data: pageOf(playlistItem.extend({ holds: z.boolean() })),
  limit: looseLimit,
});

export const takePlaylistDown = endpoint({
  name: 'takePlaylistDown',
  ...calls.takePlaylistDown,
  summary: 'Takes a play list down, or gives it back; asking twice is asking once. For those who may review reports.',
  auth: 'user',
  input: z.object({ id: wireId, isTakenDown: wireFlag }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

const open = { auth: 'public', limit: looseLimit } as const;

export const getPlaylist = endpoint({
  name: 'getPlaylist',
  ...calls.getPlaylist,
  ...open,
  summary: 'A public play list; a private one for its creator alone.',
  input: z.object({ id: wireId }),
  data: playlistDetail,
  errors: ['NullPointer'],
});

export const findPlaylistVideos = endpoint({
  name: 'findPlaylistVideos',
  ...calls.findPlaylistVideos,
  ...open,
  summary: 'The works of a play list in its order, those that everybody may see.',
  input: pageQuery.extend({ id: wireId }),
  data: pageOf(videoItem),
  errors: ['NullPointer'],
});

export const findPlaylistsOfPerson = endpoint({
  name: 'findPlaylistsOfPerson',
  ...calls.findPlaylistsOfPerson,
  ...open,
  summary: 'The public play lists of a person that have something in them, the latest changed first.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(playlistItem),
});

export const findCollectedPlaylists = endpoint({
  name: 'findCollectedPlaylists',
  ...calls.findCollectedPlaylists,
  summary: 'The play lists that the caller has collected, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(playlistItem),
  limit: looseLimit,
});
