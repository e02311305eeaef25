import { namedByQuery, noPage } from '@/lib/platform/shared/addresses.mjs';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { FindPage } from './page-paths';

/** A page that takes the place of another one, by its path, and the status it is answered with. */
export interface StandIn {
  status: 200 | 404;
  page: string;
}

/** What becomes of an address instead of its page: it leads elsewhere, or another page takes its place. */
export type Verdict = { status: 307 | 308; location: string } | StandIn;

/** The page that is asked for, and by whom. */
export interface AskedPage {
  /** As its folders name it, or with the parameter that names what it shows: `/video/detail/[id]`, `/otherPeople?userId`. */
  page: string;
  /** The last part of the path, or the value of that parameter. */
  value: string;
  /** All that the query names, where it does (`namedByQuery`). */
  named: Readonly<Record<string, string>>;
  /** The address of who asks. */
  client: string;
}

export interface JudgeParts {
  findPage: FindPage;
  /** Says which page, without language, takes the place of one that is asked for and not kept; null for none. */
  findStandIn(asked: AskedPage): Promise<StandIn | null> | null;
}

export interface Asking {
  client: string;
  cookie?: string | undefined;
}

const isPage = new RegExp(`^/(?!${noPage})`);
const wantsEnglish = /(?:^|;\s*)language=en(?:;|$)/;

/**
 * Decides before Next what an address without a page gets (specification section 2, 'Unknown paths', DESIGN 7): it leads
 * home, in the visitor's language; one whose static parts are written in another case leads to the page that it means; the
 * address of a thing that is not there gets the 404 of its kind. Null leaves the address to Next.
 * @param url path and query; the path can be decoded
 * @param asking the address of who asks, and the header `Cookie` as it came
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
  if (found.page.includes('?') && !named) return home;

  // Another address comes first: redirects and middleware lead there.
  if (prefix === 'zh' || isEnglish) return null;
  const [[name, value] = []] = Object.entries(named ?? {});
  const standIn = parts.findStandIn({
    page: name === undefined ? found.page : `${path}?${name}`,
    value: value ?? names.at(-1) ?? '',
    named: named ?? {},
    client,
  });
  if (!standIn) return null;
  const { prefix: before } = languageNames[language];
  return standIn.then((other) => other && { ...other, page: before + other.page });
}

/** Encoded part by part, so that none of them can name another site. */
function addressOf(language: Language, names: string[], query: string): string {
  const path = languageNames[language].prefix + names.map((name) => `/${encodeURIComponent(name)}`).join('');
  return (path || '/') + (query && `?${query}`);
}
