import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { TopicRole } from '../codes';
import type * as contract from '../contract';

const findTopicMembersForHost: CallOf<typeof contract.findTopicMembersForHost> = calls.findTopicMembersForHost;
const findBlockedMembers: CallOf<typeof contract.findBlockedMembers> = calls.findBlockedMembers;
const setTopicStar: CallOf<typeof contract.setTopicStar> = calls.setTopicStar;
const removeTopicMember: CallOf<typeof contract.removeTopicMember> = calls.removeTopicMember;
const unblockMember: CallOf<typeof contract.unblockMember> = calls.unblockMember;
const handTopicOn: CallOf<typeof contract.handTopicOn> = calls.handTopicOn;

/** The members of a channel for who runs it, 20 at a time: of a role or of all, by the beginning of their nicknames. */
export const deskMembersQuery = (topicId: string, role: TopicRole | '', text: string) =>
  pagedQuery(findTopicMembersForHost, { pageSize: 20, topicId, standing: role, text });

/** Who is blocked in a channel, 20 at a time. */
export const blockedMembersQuery = (topicId: string) => pagedQuery(findBlockedMembers, { pageSize: 20, topicId });

const quiet = { quiet: true } as const;

/** What is done to members of a channel. Each act throws what `call` throws, quiet: the screen says what is wrong. */
export const memberActs = {
  setStar: (topicId: string, userId: string, isStar: boolean) => call(setTopicStar, { topicId, userId, isStar }, quiet),
  remove: (topicId: string, userId: string, block: boolean) =>
    call(removeTopicMember, { topicId, userId, block }, quiet),
  unblock: (topicId: string, userId: string) => call(unblockMember, { topicId, userId }, quiet),
  handOn: (topicId: string, userId: string) => call(handTopicOn, { topicId, userId }, quiet),
};

const findTopicBanners: CallOf<typeof contract.findTopicBanners> = calls.findTopicBanners;
const saveTopicBanner: CallOf<typeof contract.saveTopicBanner> = calls.saveTopicBanner;
const saveTopicBannerPicture: CallOf<typeof contract.saveTopicBannerPicture> = calls.saveTopicBannerPicture;
const orderTopicBanners: CallOf<typeof contract.orderTopicBanners> = calls.orderTopicBanners;
const setTopicBannerOnline: CallOf<typeof contract.setTopicBannerOnline> = calls.setTopicBannerOnline;
const removeTopicBanner: CallOf<typeof contract.removeTopicBanner> = calls.removeTopicBanner;

/** What is done to banners of a channel; quiet as {@link memberActs}. */
export const bannerActs = {
  read: (topicId: string) => call(findTopicBanners, { topicId }, quiet),
  save: (fields: z.input<typeof contract.saveTopicBanner.input>) => call(saveTopicBanner, fields, quiet),
  savePicture: (topicId: string, picture: File) =>
    call(saveTopicBannerPicture, { topicId, picture }, { encoding: 'multipart', ...quiet }),
  order: (topicId: string, revision: number, ids: readonly string[]) =>
    call(orderTopicBanners, { topicId, revision, ids: ids.join(',') }, quiet),
  setOnline: (topicId: string, id: string, isOnline: boolean) =>
    call(setTopicBannerOnline, { topicId, id, isOnline }, quiet),
  remove: (topicId: string, id: string) => call(removeTopicBanner, { topicId, id }, quiet),
};

const findTopicVideos: CallOf<typeof contract.findTopicVideos> = calls.findTopicVideos;
const findTopicProposals: CallOf<typeof contract.findTopicProposals> = calls.findTopicProposals;
const decideTopicProposals: CallOf<typeof contract.decideTopicProposals> = calls.decideTopicProposals;
const addTopicVideos: CallOf<typeof contract.addTopicVideos> = calls.addTopicVideos;
const withdrawProposal: CallOf<typeof contract.withdrawProposal> = calls.withdrawProposal;
const removeTopicVideo: CallOf<typeof contract.removeTopicVideo> = calls.removeTopicVideo;

/** The works of a channel, 20 at a time, for who runs it. */
export const deskVideosQuery = (topicId: string) => pagedQuery(findTopicVideos, { pageSize: 20, topicId });

/** The works that members propose for a channel, 20 at a time. */
export const proposalsQuery = (topicId: string) => pagedQuery(findTopicProposals, { pageSize: 20, topicId });

/** What is done to works of a channel, and to those that are proposed for it; quiet as {@link memberActs}. */
export const videoActs = {
  add: (topicId: string, videoIds: readonly string[]) =>
    call(addTopicVideos, { topicId, videoIds: videoIds.join(',') }, quiet),
  remove: (topicId: string, videoId: string) => call(removeTopicVideo, { topicId, videoId }, quiet),
  withdraw: (topicId: string, videoId: string) => call(withdrawProposal, { topicId, videoId }, quiet),
  decide: (topicId: string, videoIds: readonly string[], accept: boolean) =>
    call(decideTopicProposals, { topicId, videoIds: videoIds.join(','), accept }, quiet),
};
