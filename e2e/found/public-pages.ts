/** A creator of the demonstration with works and a face. */
export const creator = '/otherPeople?userId=person-003';

interface PublicPage {
  /** Without language prefix. */
  path: string;
  /** Whether it says in schema.org's words what it is. */
  structured: boolean;
  /** Whether it has a share image; a card of a page without one is its words. */
  pictured: boolean;
}

const pictured = (path: string): PublicPage => ({ path, structured: true, pictured: true });
const written = (path: string): PublicPage => ({ path, structured: true, pictured: false });

/** Every kind of page that search engines are told of. */
export const publicPages: readonly PublicPage[] = [
  pictured('/'),
  pictured('/business'),
  pictured('/contact-us'),
  pictured('/advertisement'),
  pictured('/advertisement/booking'),
  pictured('/service'),
  pictured('/customer'),
  pictured('/contact'),
  pictured('/About'),
  pictured('/business/request/resources'),
  pictured(creator),
  pictured('/excellent'),
  pictured('/playlist/playlist-02'),
  pictured('/Find'),
  pictured('/hotList/week'),
  pictured('/hotList/creators'),
  pictured('/type'),
  pictured('/Search'),
  written('/Agreement'),
  written('/live/serviceAgreement'),
  written('/member/memberserviceAgreement'),
  { path: '/app', structured: false, pictured: false },
];

export const languages = [
  { name: 'zh', prefix: '', lang: 'zh-CN', openGraph: 'zh_CN' },
  { name: 'en', prefix: '/en', lang: 'en', openGraph: 'en_US' },
] as const;

/** Where a page is in a language: `/`, `/en`, `/en/business`. */
export function addressIn(prefix: string, path: string): string {
  return prefix && path === '/' ? prefix : prefix + path;
}
