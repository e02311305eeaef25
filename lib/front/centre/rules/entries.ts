import type { Role } from '@/lib/base/permission/contract';

/** The address of a person's public page, without language prefix (specification section 2). */
export function creatorPath(userId: string): string {
  return `/otherPeople?userId=${encodeURIComponent(userId)}`;
}

/**
 * The rows of the caller's page and the role that shows each (specification section 6). A new slice adds the entries of
 * its screens; each leads to an existing screen.
 */
const entries = [
  { name: 'console', role: 'staff', href: () => '/staff' },
  { name: 'messages', role: 'user', href: () => '/PersonalMessage' },
  { name: 'publicPage', role: 'user', href: creatorPath },
  { name: 'works', role: 'user', href: () => '/MyMaJiang' },
  { name: 'articles', role: 'user', href: () => '/MyMaJiang/articles' },
  { name: 'questions', role: 'user', href: () => '/MyMaJiang/questions' },
  { name: 'channels', role: 'user', href: () => '/topicManage' },
  { name: 'activities', role: 'user', href: () => '/activityManage' },
  { name: 'broadcasts', role: 'user', href: () => '/liveManage' },
  { name: 'booked', role: 'user', href: () => '/live/mine' },
  { name: 'recruitment', role: 'verifiedCompany', href: () => '/recruitManage' },
  { name: 'demands', role: 'verifiedCompany', href: () => '/projectManage' },
  { name: 'tickets', role: 'user', href: () => '/ticket' },
  { name: 'entries', role: 'user', href: () => '/entry' },
  { name: 'judging', role: 'user', href: () => '/judging' },
  { name: 'applications', role: 'user', href: () => '/my/applications' },
  { name: 'proposals', role: 'creator', href: () => '/my/proposals' },
  { name: 'cases', role: 'user', href: () => '/projectManage/cases' },
  { name: 'follows', role: 'user', href: () => '/MyFocus' },
  { name: 'collections', role: 'user', href: () => '/MyCollect' },
  { name: 'orders', role: 'user', href: () => '/my/order' },
  { name: 'wallet', role: 'user', href: () => '/wallet' },
  { name: 'verification', role: 'user', href: () => '/qualifications' },
  { name: 'settings', role: 'user', href: () => '/Settings' },
  { name: 'agreement', role: 'visitor', href: () => '/Agreement' },
] as const satisfies { name: string; role: Role; href(userId: string): string }[];

export interface Entry {
  name: (typeof entries)[number]['name'];
  href: string;
}

/** The entries for these roles, in order; that of judging only for who judges or is asked to. */
export function entriesOf(userId: string, roles: readonly Role[], { isJudge = false } = {}): Entry[] {
  return entries
    .filter(({ name, role }) => roles.includes(role) && (name !== 'judging' || isJudge))
    .map(({ name, href }) => ({ name, href: href(userId) }));
}
