import type { NoticeSource } from '@/lib/base/notice/port';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import { yuan } from '@/lib/platform/shared/format/yuan';
import en from '@/messages/en/careers/team-notices.json';
import zh from '@/messages/zh/careers/team-notices.json';
import { teamsPath } from '../client/addresses';
import type {} from './events';

/** Tells a company that a team was recommended for its demand. */
export const teamRecommendedNotice: NoticeSource<'team.recommended'> = {
  kind: 'teamRecommended',
  type: 'system',
  on: 'team.recommended',
  words: { zh: zh.teamRecommended, en: en.teamRecommended },
  async tell(_context, _tx, { demandId, companyId }) {
    return [{ to: companyId, by: null, about: { kind: 'demand', id: demandId }, path: teamsPath(demandId) }];
  },
};

/** Tells a creator that a company to which they were recommended is interested: they may propose. */
export const teamWantedNotice: NoticeSource<'team.wanted'> = {
  kind: 'teamWanted',
  type: 'system',
  on: 'team.wanted',
  words: { zh: zh.teamWanted, en: en.teamWanted },
  async tell(_context, _tx, { demandId, personId }) {
    return [{ to: personId, by: null, about: { kind: 'demand', id: demandId }, path: demandPath(demandId) }];
  },
};

/** Tells a company that a service has ended, and what goes back; that the money has arrived is told by its payment. */
export const teamRefundedNotice: NoticeSource<'team.refunded'> = {
  kind: 'teamRefunded',
  type: 'system',
  on: 'team.refunded',
  words: { zh: zh.teamRefunded, en: en.teamRefunded },
  async tell(_context, _tx, { companyId, demandId, orderId, amountFen, left, end }) {
    const values = { end, sum: yuan(amountFen), left: String(left) };
    return [{ to: companyId, by: null, about: { kind: 'demand', id: demandId }, path: `/order/${orderId}`, values }];
  },
};
