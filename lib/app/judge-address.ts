import { namedByQuery, noPage } from '@/lib/platform/shared/addresses.mjs';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { FindPage } from './page-paths';

/** A page shown in place of another one, by its path, and its status. */
export interface StandIn {
  status: 200 | 404 | 410;
  page: string;
}

/** What is answered at an address instead of its page: a redirect, or another page. */
export type Verdict = { status: 307 | 308; location: string } | StandIn;

/** The requested page, and the client. */
export interface AskedPage {
  /** By its folders, or with the parameter that names its thing: `/video/detail/[id]`, `/otherPeople?userId`. */
  page: string;
  /** What names its thing: the last segment that the page leaves open, or the value of that parameter. */
  value: string;
  /** All parameters that name it (`namedByQuery`). */
  named: Readonly<Record<string, string>>;
  /** The client's address. */
  client: string;
}

export interface JudgeParts {
  findPage: FindPage;
  /**
   * Finds the page, without language, to show in place of a requested one that is not cached, or the path that its thing has for
   * good; null for none.
   */
  findStandIn(asked: AskedPage): Promise<StandIn | string | null> | null;
  /**
   * Finds what an address names in another way than by its id: the path of its page, without language, or what is shown where
   * nothing has that name. Null for an address that names nothing.
   */
  findByName(path: string, query: string): Promise<string | StandIn> | null;
}

export interface Asking {
  client: string;
  cookie?: string | undefined;
}

const isPage = new RegExp(`^/(?!${noPage})`);
const wantsEnglish = /(?:^|;\s*)language=en(?:;|$)/;

/**
 * Decides before Next what an address without a page gets (specification section 2, 'Unknown paths', DESIGN 7): it
 * redirects to the home page in the visitor's language; one in another case redirects to its page; the address of an
 * unknown thing gets the 404 of its kind. Null leaves the address to Next.
 * @param url path and query; the path can be decoded
 * @param asking the client's address, and the header `Cookie` as it came
 */
export function judgeAddress(
  parts: JudgeParts,
  url: string,
  { client, cookie = '' }: Asking,
): Verdict | null | Promise<Verdict | null> {
  const [asked = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (!isPage.test(asked)) return null;
  const names = asked.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = /^(?:en|zh)$/i.test(names[0] ?? '') ? names.shift() : undefined;
  const language: Language = prefix?.toLowerCase() === 'en' ? 'en' : 'zh';
  const isEnglish = prefix === undefined && wantsEnglish.test(cookie);

  const found = parts.findPage(names) ?? parts.findPage(names, { anyCase: true });
  const home = { status: 307, location: languageNames[isEnglish ? 'en' : language].prefix || '/' } as const;
  if (!found) return home;
  const isRight = (prefix ?? language) === language && names.every((name, index) => name === found.parts[index]);
  if (!isRight) return { status: 308, location: addressOf(language, found.parts, query) };
  const path = `/${names.join('/')}`;
  const named = namedByQuery(path, query);
  if (found.page.includes('?') && !named) {
    const byName = parts.findByName(path, query);
    return byName?.then((other) => inLanguage(isEnglish ? 'en' : language, other)) ?? home;
  }

  // Redirects and middleware handle these addresses first.
  if (prefix === 'zh' || isEnglish) return null;
  const [[name, value] = []] = Object.entries(named ?? {});
  const standIn = parts.findStandIn({
    page: name === undefined ? found.page : `${path}?${name}`,
    value: value ?? names.at(openSegment(found.page)) ?? '',
    named: named ?? {},
    client,
  });
  if (!standIn) return null;
  return standIn.then((other) => (other === null ? null : inLanguage(language, other, 308)));
}

/** Where in a path the last segment in brackets is; that of the end where a page has none. */
const openSegment = (page: string) =>
  page
    .split('/')
    .filter(Boolean)
    .findLastIndex((part) => part.startsWith('['));

/** A path redirects; a page stands in. */
function inLanguage(language: Language, other: string | StandIn, status: 307 | 308 = 307): Verdict {
  const { prefix } = languageNames[language];
  return typeof other === 'string' ? { status, location: prefix + other } : { ...other, page: prefix + other.page };
}

/** Encoded segment by segment, so that none of them can name another site. */
function addressOf(language: Language, names: string[], query: string): string {
  const path = languageNames[language].prefix + names.map((name) => `/${encodeURIComponent(name)}`).join('');
  return (path || '/') + (query && `?${query}`);
}
