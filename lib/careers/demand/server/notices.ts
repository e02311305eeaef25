import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/careers/demand-notices.json';
import zh from '@/messages/zh/careers/demand-notices.json';

/** Decisions on a demand with their reasons, to its company. */
export const demandDecidedNotice: NoticeSource<'demand.decided'> = {
  kind: 'demandDecided',
  type: 'system',
  on: 'demand.decided',
  words: { zh: zh.demandDecided, en: en.demandDecided },
  async tell(_context, _tx, { id, ownerId, act, reason }) {
    if (ownerId === null) return [];
    const path = act === 'approve' ? undefined : `/projectManage/${encodeURIComponent(id)}/edit`;
    return [{ to: ownerId, by: null, about: { kind: 'demand', id }, path, values: { act, reason } }];
  },
};

/** The end of the last day of a demand that has no team, to its company: it can be opened again. */
export const demandLapsedNotice: NoticeSource<'demand.closed'> = {
  kind: 'demandLapsed',
  type: 'system',
  on: 'demand.closed',
  words: { zh: zh.demandLapsed, en: en.demandLapsed },
  async tell(_context, _tx, { id, ownerId, isLapsed }) {
    if (!isLapsed || ownerId === null) return [];
    const path = `/projectManage/${encodeURIComponent(id)}/edit`;
    return [{ to: ownerId, by: null, about: { kind: 'demand', id }, path, values: {} }];
  },
};
