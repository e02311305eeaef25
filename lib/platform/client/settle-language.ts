import type { Language, languageNames } from '@/lib/platform/shared/language';

type Names = typeof languageNames;

/** Everything that decides a visitor's language. */
export interface Wishes {
  /** The own app's language message (`language_app`); null outside the app and before its first message. */
  app: string | null;
  /** The hash of the address, which may be a language hash. */
  hash: string;
  pathname: string;
  /** The stored value (`language`). Read last, since the first access to storage delays the first paint. */
  readonly stored: string | null;
}

/**
 * A visitor's language (DESIGN 6): the own app's, else the language hash, else the prefix of the address, else the
 * stored value, else Chinese. Uses only its arguments: it also runs from its source text, before the first paint.
 */
export function wishedLanguage(wishes: Wishes, names: Names): Language {
  const { app, hash, pathname } = wishes;
  const languages = Object.keys(names) as Language[];
  const marked = (marker: string | null) => languages.find((language) => names[language].marker === marker);
  const begins = (prefix: string) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`);
  return (
    languages.find((language) => app !== null && (names[language].app as readonly string[]).includes(app)) ??
    marked(hash) ??
    languages.find((language) => begins(names[language].prefix)) ??
    marked(wishes.stored) ??
    'zh'
  );
}

/** The address of this page in a language, with its language hash; another hash (`#comments`) is kept. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  names: Names,
): string {
  const all = Object.values(names);
  const prefix = all.find((name) => name.prefix !== '' && `${pathname}/`.startsWith(`${name.prefix}/`))?.prefix ?? '';
  // Two leading slashes would be another site's address.
  const path =
    names[language].prefix +
    pathname
      .slice(prefix.length)
      .replace(/^\/{2,}/, '/')
      .replace(/\/$/, '');
  const isMarker = hash === '' || all.some((name) => name.marker === hash);
  return (path || '/') + search + (isMarker ? names[language].marker : hash);
}

/**
 * Redirects to this page in the visitor's language, if it was rendered in the other one: stores the choice and replaces
 * the address. The page is hidden meanwhile. It cannot loop: it redirects once per choice, which session storage keeps
 * until a page is shown (`forgetMove`), and not at all if the cookie cannot be changed, as it would redirect back.
 */
export function settleLanguage(names: Names, wished: typeof wishedLanguage, addressOf: typeof addressIn): void {
  const attempt = <T>(reach: () => T) => {
    try {
      return reach();
    } catch {
      // Storage may be disabled in a browser: then nothing is stored.
      return null;
    }
  };
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const inApp = root.dataset.host?.startsWith('app-') === true;
  const wish = wished(
    {
      app: inApp ? attempt(() => localStorage.getItem('language_app')) : null,
      hash,
      pathname,
      get stored() {
        return attempt(() => localStorage.getItem('language'));
      },
    },
    names,
  );
  if (names[wish].html === root.lang || attempt(() => sessionStorage.getItem('language moved')) === wish) return;

  attempt(() => localStorage.setItem('language', names[wish].marker));
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store API before 18.4
  attempt(() => (document.cookie = `language=${wish}; path=/; max-age=31536000; samesite=lax`));
  const cookie = /(?:^|;\s*)language=([^;]*)/.exec(attempt(() => document.cookie) ?? '')?.[1];
  if (cookie !== undefined && cookie !== wish) return;

  attempt(() => sessionStorage.setItem('language moved', wish));
  root.style.visibility = 'hidden';
  // A navigation that never happens must not leave the page hidden.
  setTimeout(() => root.style.removeProperty('visibility'), 3000);
  location.replace(addressOf(wish, { pathname, search, hash }, names));
}

/**
 * A hash of the other language in the address, written by hand or by the toggle, reloads the page. It is handled from
 * the first moment, because hydration would overwrite it.
 */
export function obeyMarkers(names: Names): void {
  addEventListener('hashchange', () => {
    const wished = Object.values(names).find(({ marker }) => marker === location.hash);
    if (wished && wished.html !== document.documentElement.lang) location.reload();
  });
}
