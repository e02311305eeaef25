import type { Admission } from '@/lib/live/admission/contract';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';

/** A broadcast to come for ¥19.90, as its pages get it. */
export const soldBroadcast = (change: Partial<BroadcastItem> = {}): BroadcastItem => ({
  ...{ id: 'b1', thumb: null, title: '夜航', titleLanguage: 'zh', hostId: 'host', nickname: '林岸' },
  ...{ verification: 'individual', priceFen: 1990, isParticipatory: false, phase: 'upcoming' },
  ...{ startTime: '2099-01-10T20:00:00.000+08:00', minutes: 60, liveTime: null, endTime: null, replayId: null },
  ...change,
});

/** What a caller has of it: nothing, by default. */
export const admissionOf = (state: Admission['state'] = null, isReturnable = false): Admission => ({
  ...{ state, isReturnable },
  orderId: state === null ? null : 'o1',
});
