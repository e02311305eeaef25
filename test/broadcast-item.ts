import type { BroadcastDetail, BroadcastDraft, BroadcastItem } from '@/lib/live/broadcast/contract';

/** A broadcast in a list, to come and free; override what the test needs. */
export function broadcastItem(change: Partial<BroadcastItem> = {}): BroadcastItem {
  return {
    ...{ id: 'b1', thumb: 'broadcasts/b1/cover.jpg', title: '夜航', titleLanguage: 'zh', phase: 'upcoming' },
    ...{ startTime: '2099-10-18T20:00:00.000+08:00', minutes: 90, liveTime: null, endTime: null, replayId: null },
    ...{ hostId: 'host', nickname: '光场', verification: 'company', priceFen: 0, isParticipatory: false },
    ...change,
  };
}

/** A broadcast on its page. */
export function broadcastDetail(change: Partial<BroadcastDetail> = {}): BroadcastDetail {
  const { hostId, nickname, verification, ...item } = broadcastItem();
  return {
    ...item,
    host: { userId: hostId, nickname, verification, avatar: null, tagline: '光的公司', followerCount: 21_000 },
    topic: { id: 'light', title: '光绘', titleLanguage: 'zh' },
    ...{ body: '<p>三间工作室的现场。</p>', keepsReplay: true, cancelReason: '', commentCount: 2 },
    ...{ publishedAt: '2099-09-01T10:00:00.000+08:00', editedAt: null },
    ...change,
  };
}

/** A draft of a broadcast in Chinese that lacks nothing. */
export const draftBroadcast: BroadcastDraft = {
  ...{ id: 'b1', title: '夜航', titleLanguage: 'zh', thumb: 'broadcasts/b1/c.jpg' },
  ...{ state: 'pending_edit', phase: null, reason: '', wasPublic: false, revision: 3 },
  ...{ titleZh: '夜航', titleEn: '', bodyZh: '<p>三间工作室</p>', bodyEn: '', cover: 'broadcasts/b1/c.jpg' },
  ...{ startTime: '2026-12-20T20:00:00.000+08:00', minutes: 90, liveTime: null, endTime: null, replayId: null },
  ...{ topicId: '', topicTitle: '', priceFen: 0, source: 'encoder', sourceAddress: '' },
  ...{ keepsReplay: true, isParticipatory: false, underReview: {}, updatedAt: '2026-11-20T12:00:00.000+08:00' },
};

/** The same, public and to come. */
export const publicBroadcast: BroadcastDraft = {
  ...draftBroadcast,
  ...{ state: 'verified', phase: 'upcoming', wasPublic: true },
};
