import type { StaffRole } from '@/lib/base/permission/contract';

/** The sections with a page of each kind; a page of one thing gets an existing one. */
export const sections = {
  leads: ['/staff/leads'],
  bookings: ['/staff/bookings'],
  chats: ['/staff/chats'],
  works: ['/staff/works', '/staff/works/video-015'],
  channels: ['/staff/channels', '/staff/channels/topic-01'],
  articles: ['/staff/articles', '/staff/articles/article-01'],
  activities: ['/staff/activities', '/staff/activities/activity-01'],
  contests: ['/staff/contests'],
  broadcasts: ['/staff/broadcasts', '/staff/broadcasts/broadcast-11'],
  demands: ['/staff/demands', '/staff/demands/demand-19'],
  teams: ['/staff/teams'],
  verifications: ['/staff/verifications', '/staff/verifications/verification-1'],
  picks: ['/staff/picks'],
  reviews: ['/staff/reviews'],
  reports: ['/staff/reports'],
  words: ['/staff/words'],
  orders: ['/staff/orders'],
  invoices: ['/staff/invoices'],
  differences: ['/staff/differences'],
  points: ['/staff/points'],
  content: ['/staff/content', '/staff/content/about'],
  banners: ['/staff/banners', '/staff/banners/new', '/staff/banners/banner-01'],
  users: ['/staff/users', '/staff/users/person-003'],
  jobs: ['/staff/jobs'],
  audit: ['/staff/audit'],
} as const;
export type Section = keyof typeof sections;

/** In the order of the console. */
export const sectionNames = Object.keys(sections) as Section[];

/** The sections of each role (`lib/base/permission/rules/permissions.ts`). */
export const sectionsOf: Record<StaffRole, readonly Section[]> = {
  admin: sectionNames,
  editor: ['contests', 'picks', 'content', 'banners'],
  reviewer: [
    'works',
    'channels',
    'articles',
    'activities',
    'broadcasts',
    'demands',
    'verifications',
    'reviews',
    'reports',
    'words',
  ],
  sales: ['leads', 'bookings', 'chats', 'demands', 'teams', 'orders', 'invoices', 'differences'],
};

interface SectionCall {
  section: Section;
  path: string;
  /** With it the call writes. */
  form?: Record<string, string>;
}

const id = 'nothing-that-is-there';
const clientId = '6f1d2f0e-6f0c-4f4e-9a55-6c1f3f0d9b11';

/** Every call of the console but pictures, streams and files, with valid input for things that do not exist. */
export const calls: readonly SectionCall[] = [
  { section: 'leads', path: '/api/cooperation/leads' },
  { section: 'leads', path: `/api/cooperation/lead?id=${id}` },
  { section: 'leads', path: `/api/cooperation/lead/file?id=${id}` },
  { section: 'leads', path: '/api/cooperation/lead/change', form: { id, revision: '1', state: 'won' } },
  { section: 'leads', path: '/api/cooperation/lead/note', form: { id, text: '?' } },
  { section: 'bookings', path: '/api/advertising/bookings' },
  { section: 'bookings', path: '/api/advertising/bookings/review', form: { id, seen: 'held', decision: 'refused' } },
  { section: 'chats', path: '/api/chat/conversations' },
  { section: 'chats', path: `/api/chat/conversation?id=${id}` },
  { section: 'chats', path: '/api/chat/answer', form: { id, clientId, text: '?' } },
  { section: 'chats', path: '/api/chat/state', form: { id, state: 'closed' } },
  { section: 'works', path: '/api/video/review/list' },
  { section: 'works', path: `/api/video/review/get?id=${id}` },
  { section: 'works', path: '/api/video/review/decide', form: { id, revision: '1', act: 'approve' } },
  { section: 'channels', path: '/api/topic/review/list' },
  { section: 'channels', path: `/api/topic/review/get?id=${id}` },
  { section: 'channels', path: '/api/topic/review/decide', form: { id, revision: '1', act: 'approve' } },
  { section: 'channels', path: '/api/topic/review/feature', form: { id, isFeatured: 'true' } },
  { section: 'articles', path: '/api/article/review/list' },
  { section: 'articles', path: `/api/article/review/get?id=${id}` },
  { section: 'articles', path: '/api/article/review/decide', form: { id, revision: '1', act: 'approve' } },
  { section: 'articles', path: '/api/article/review/feature', form: { id, isFeatured: 'true' } },
  { section: 'activities', path: '/api/activity/review/list' },
  { section: 'activities', path: `/api/activity/review/get?id=${id}` },
  { section: 'activities', path: '/api/activity/review/decide', form: { id, revision: '1', act: 'approve' } },
  { section: 'contests', path: '/api/contest/console/list' },
  { section: 'broadcasts', path: '/api/live/review/list' },
  { section: 'broadcasts', path: `/api/live/review/get?id=${id}` },
  { section: 'broadcasts', path: '/api/live/review/decide', form: { id, revision: '0', act: 'approve' } },
  { section: 'broadcasts', path: '/api/live/stream/running' },
  { section: 'broadcasts', path: '/api/live/stream/stop', form: { id, reason: '?' } },
  { section: 'demands', path: '/api/demand/review/list' },
  { section: 'demands', path: `/api/demand/review/get?id=${id}` },
  { section: 'demands', path: '/api/demand/review/decide', form: { id, revision: '0', act: 'approve' } },
  { section: 'teams', path: '/api/team/all' },
  { section: 'teams', path: `/api/team/any?id=${id}` },
  { section: 'teams', path: `/api/team/candidates?demandId=${id}` },
  {
    section: 'teams',
    path: '/api/team/recommend',
    form: { serviceId: id, demandId: id, personId: id, reasonZh: '?' },
  },
  { section: 'teams', path: '/api/team/undo', form: { id } },
  { section: 'verifications', path: '/api/verification/applications' },
  { section: 'verifications', path: `/api/verification/application?id=${id}` },
  { section: 'verifications', path: '/api/verification/papers', form: { id } },
  { section: 'verifications', path: '/api/verification/decide', form: { id, revision: '0', isPassed: 'true' } },
  { section: 'picks', path: '/api/video/picks/set', form: { id, month: '2026-11', isPicked: 'true' } },
  { section: 'reviews', path: '/api/moderation/reviews' },
  { section: 'reviews', path: '/api/moderation/reviews/decide', form: { id, isAllowed: 'true' } },
  { section: 'reports', path: '/api/moderation/reports' },
  { section: 'reports', path: `/api/moderation/report?id=${id}` },
  { section: 'reports', path: `/api/moderation/report/picture?id=${id}` },
  { section: 'reports', path: '/api/moderation/report/decide', form: { id, state: 'founded' } },
  { section: 'words', path: '/api/moderation/words' },
  { section: 'words', path: '/api/moderation/words/remove', form: { word: id } },
  { section: 'words', path: '/api/moderation/words/try', form: { text: '?' } },
  { section: 'orders', path: '/api/order/all' },
  { section: 'orders', path: `/api/order/any?id=${id}` },
  { section: 'orders', path: `/api/payment/ofOrder?orderId=${id}` },
  { section: 'orders', path: '/api/payment/slip/decide', form: { orderId: id, isReceived: 'true' } },
  {
    section: 'orders',
    path: '/api/payment/refund',
    form: { orderId: id, amountFen: '1', goal: 'original', reason: '?', clientId },
  },
  { section: 'orders', path: '/api/payment/refund/resolve', form: { id, by: 'wallet' } },
  { section: 'invoices', path: '/api/invoice/all' },
  { section: 'invoices', path: `/api/invoice/any?id=${id}` },
  { section: 'invoices', path: '/api/invoice/refuse', form: { id, revision: '1', reason: '?' } },
  { section: 'differences', path: '/api/payment/differences' },
  { section: 'differences', path: '/api/payment/differences/resolve', form: { id, note: '?' } },
  { section: 'points', path: '/api/wallet/pointRules' },
  { section: 'content', path: '/api/content/pages' },
  { section: 'content', path: `/api/content/draft?id=${id}` },
  { section: 'content', path: '/api/content/discard', form: { id, revision: '1' } },
  { section: 'banners', path: '/api/operation/banners' },
  { section: 'banners', path: `/api/operation/banner?id=${id}` },
  { section: 'banners', path: '/api/operation/banner/remove', form: { id } },
  { section: 'users', path: '/api/account/users' },
  { section: 'users', path: `/api/account/user?id=${id}` },
  { section: 'users', path: '/api/account/user/role', form: { id, role: 'admin' } },
  { section: 'users', path: '/api/account/user/lock', form: { id, isLocked: 'true', reason: '?' } },
  { section: 'jobs', path: '/api/staff/jobs' },
  { section: 'jobs', path: '/api/staff/jobs/retry', form: { id } },
  { section: 'audit', path: '/api/audit/entries' },
];
