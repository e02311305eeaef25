import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/community/topic-notices.json';
import zh from '@/messages/zh/community/topic-notices.json';
import { findHost } from './desk/find-host';

const desk = (topicId: string) => `/topicManage/${encodeURIComponent(topicId)}`;

/** Tells people what they are in a channel from now on: star, host, or neither. */
export const channelRoleNotice: NoticeSource<'topic.roleChanged'> = {
  kind: 'channelRole',
  type: 'system',
  on: 'topic.roleChanged',
  words: { zh: zh.channelRole, en: en.channelRole },
  async tell(_context, _tx, { topicId, personId, from, to, by }) {
    const path = to === 'host' ? desk(topicId) : undefined;
    const values = { from, to: to ?? 'removed' };
    return [{ to: personId, by, about: { kind: 'topic', id: topicId }, path, values }];
  },
};

/** Tells the host of a channel who proposes works for it. */
export const worksProposedNotice: NoticeSource<'topic.proposed'> = {
  kind: 'worksProposed',
  type: 'system',
  on: 'topic.proposed',
  isGathered: true,
  words: { zh: zh.worksProposed, en: en.worksProposed },
  async tell(_context, tx, { topicId, personId }) {
    const about = { kind: 'topic', id: topicId } as const;
    return [{ to: await findHost(tx, topicId), by: personId, about, path: `${desk(topicId)}/works` }];
  },
};

/** Tells those who proposed works for a channel what was decided, each once for all of their works. */
export const proposalsDecidedNotice: NoticeSource<'topic.proposalsDecided'> = {
  kind: 'proposalsDecided',
  type: 'system',
  on: 'topic.proposalsDecided',
  words: { zh: zh.proposalsDecided, en: en.proposalsDecided },
  async tell(_context, _tx, { topicId, isAccepted, by, proposals }) {
    const decision = isAccepted ? 'accepted' : 'refused';
    return [...Map.groupBy(proposals, ({ personId }) => personId)].map(([to, own]): Notice => {
      const [only, ...others] = own;
      const quote = only && others.length === 0 ? ({ kind: 'video', id: only.videoId } as const) : undefined;
      return { to, by, about: { kind: 'topic', id: topicId }, quote, values: { decision, works: String(own.length) } };
    });
  },
};

/** Tells who asked for a channel, or hosts it, what staff decided on it, and why. */
export const topicDecidedNotice: NoticeSource<'topic.decided'> = {
  kind: 'topicDecided',
  type: 'system',
  on: 'topic.decided',
  words: { zh: zh.topicDecided, en: en.topicDecided },
  async tell(_context, _tx, { id, personId, act, reason }) {
    const path = act === 'approve' ? undefined : `/AddTopic/${encodeURIComponent(id)}`;
    return [{ to: personId, by: null, about: { kind: 'topic', id }, path, values: { act, reason } }];
  },
};

/** Tells who runs a channel that its new name, which staff allowed, is another channel's by now. */
export const channelNameTakenNotice: NoticeSource<'topic.nameTaken'> = {
  kind: 'channelNameTaken',
  type: 'system',
  on: 'topic.nameTaken',
  words: { zh: zh.channelNameTaken, en: en.channelNameTaken },
  async tell(_context, _tx, { id, personId, name }) {
    return [{ to: personId, by: null, about: { kind: 'topic', id }, path: desk(id), values: { name } }];
  },
};
