/** A creator of the demonstration with works and an avatar. */
export const creator = '/otherPeople?userId=person-003';

interface PublicPage {
  /** Without language prefix. */
  path: string;
  /** Whether it has structured data. */
  structured: boolean;
}

/** Every kind of page that search engines may index. */
export const publicPages: readonly PublicPage[] = [
  ...[
    '/',
    '/business',
    '/contact-us',
    '/advertisement',
    '/advertisement/booking',
    '/service',
    '/customer',
    '/contact',
    '/About',
    '/business/request/resources',
    creator,
    '/excellent',
    '/playlist/playlist-02',
    '/Find',
    '/hotList/week',
    '/hotList/creators',
    '/type',
    '/Search',
    '/articleIndex',
    '/articleIndex/article-13',
    '/activity/match',
    '/live/list',
    '/live/liveDetail?id=broadcast-01',
    '/live/liveDetail?id=broadcast-06',
    '/jobs/home',
    '/recruit/job-01',
    '/recruit/job-05',
    '/meal',
    '/project',
    '/findProject',
    '/projectDetail/demand-01',
    '/caseProject',
    '/caseProject/case-01',
    '/match/light-in-motion',
    '/match/future-lab/terms',
    '/match/new-light/works',
    '/match/future-lab/works/contest-decided-e01',
    '/match/future-lab/shortlistedEntries',
    '/match/future-lab/awards',
    '/match/future-lab/integrity',
    '/Agreement',
    '/live/serviceAgreement',
    '/member/memberserviceAgreement',
  ].map((path) => ({ path, structured: true })),
  { path: '/app', structured: false },
];

export const languages = [
  { name: 'zh', prefix: '', lang: 'zh-CN', openGraph: 'zh_CN' },
  { name: 'en', prefix: '/en', lang: 'en', openGraph: 'en_US' },
] as const;

/** The address of a page in a language: `/`, `/en`, `/en/business`. */
export function addressIn(prefix: string, path: string): string {
  return prefix && path === '/' ? prefix : prefix + path;
}
