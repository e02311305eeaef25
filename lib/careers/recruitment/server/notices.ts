import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/careers/recruitment-notices.json';
import zh from '@/messages/zh/careers/recruitment-notices.json';
import type {} from './events';

/** Tells a company that it has used its last job post. */
export const postsUsedUpNotice: NoticeSource<'recruitment.postsUsedUp'> = {
  kind: 'postsUsedUp',
  type: 'system',
  on: 'recruitment.postsUsedUp',
  words: { zh: zh.postsUsedUp, en: en.postsUsedUp },
  async tell(_context, _tx, { companyId }) {
    return [{ to: companyId, by: null, about: null, path: '/meal' }];
  },
};
