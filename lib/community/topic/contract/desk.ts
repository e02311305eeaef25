import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, type textLanguage, wireFlag, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicRoles } from '../codes';

/** A member of a channel as who runs it sees them. */
export const deskMember = z.object({
  userId: wireId,
  nickName: z.string(),
  avatar: z.string().nullable(),
  verification: z.enum(verifications),
  role: z.enum(topicRoles),
  since: z.iso.datetime({ offset: true }),
});
export type DeskMember = z.output<typeof deskMember>;

/** Somebody who may not become a member of a channel. */
export const blockedMember = deskMember.omit({ role: true });
export type BlockedMember = z.output<typeof blockedMember>;

/** A channel as the head of its desk names it; it is read by the page alone. */
export interface DeskHead {
  id: string;
  title: string;
  titleLanguage: z.output<typeof textLanguage>;
  thumb: string | null;
  isPublic: boolean;
  /** The caller runs it as staff. */
  isByStaff: boolean;
  /** How many proposed works wait. */
  waiting: number;
}

/** Calls of who runs a channel: its host, and staff. NullPointer where there is no such channel for the caller. */
const desk = {
  auth: 'user',
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
} as const;

const aMember = z.object({ topicId: wireId, userId: wireId });

export const findTopicMembersForHost = endpoint({
  name: 'findTopicMembersForHost',
  ...calls.findTopicMembersForHost,
  ...desk,
  summary:
    'Members of a channel for who runs it, by the beginning of their nicknames or, without one, the latest first.',
  input: pageQuery.extend({
    topicId: wireId,
    text: wireText(64).trim().default(''),
    /** What they are in the channel; empty for all. */
    standing: z.enum([...topicRoles, '']).default(''),
  }),
  data: pageOf(deskMember),
  limit: looseLimit,
});

export const setTopicStar = endpoint({
  name: 'setTopicStar',
  ...calls.setTopicStar,
  ...desk,
  summary: 'Names a member a star of a channel, or no longer; asking twice is asking once.',
  input: aMember.extend({ isStar: wireFlag }),
  data: z.object({ role: z.enum(topicRoles) }),
  errors: [...desk.errors, 'ListFull'],
});

export const removeTopicMember = endpoint({
  name: 'removeTopicMember',
  ...calls.removeTopicMember,
  ...desk,
  summary: 'Takes somebody out of a channel, with the works they proposed; blocked, they cannot come back.',
  input: aMember.extend({ block: wireFlag }),
  data: z.object({ memberCount: z.int() }),
});

export const findBlockedMembers = endpoint({
  name: 'findBlockedMembers',
  ...calls.findBlockedMembers,
  ...desk,
  summary: 'Who may not become a member of a channel, the latest blocked first.',
  input: pageQuery.extend({ topicId: wireId }),
  data: pageOf(blockedMember),
  limit: looseLimit,
});

export const unblockMember = endpoint({
  name: 'unblockMember',
  ...calls.unblockMember,
  ...desk,
  summary: 'Lets somebody become a member of a channel again; they are none by it.',
  input: aMember,
  data: noData,
});

export const handTopicOn = endpoint({
  name: 'handTopicOn',
  ...calls.handTopicOn,
  ...desk,
  summary: 'Makes a member the host of a channel; who was its host stays as a member.',
  input: aMember,
  data: noData,
  errors: [...desk.errors, 'ListFull'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
});
