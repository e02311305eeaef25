import type { Language, languageNames } from '@/lib/platform/shared/language';

type Names = typeof languageNames;

/** All that says which language a visitor wants. */
export interface Wishes {
  /** What the own app's message said (`language_app`); null outside the app and before its first message. */
  app: string | null;
  /** The fragment of the address, which may be a marker. */
  hash: string;
  pathname: string;
  /** The stored value (`language`). Asked for last, since the first look into storage costs the first paint. */
  readonly stored: string | null;
}

/**
 * The language a visitor wants (DESIGN 6): what the own app says, else the marker, else the prefix of the address, else
 * the stored value, else Chinese. Needs nothing but its arguments: it also runs from its own text, before the paint.
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

/** Where this page stands in a language, marked as that; a fragment that is no marker (`#comments`) is kept. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  names: Names,
): string {
  const all = Object.values(names);
  const prefix = all.find((name) => name.prefix !== '' && `${pathname}/`.startsWith(`${name.prefix}/`))?.prefix ?? '';
  // Two slashes at its beginning would be another site's address.
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
 * Goes to this page in the language that the visitor wants, where that is not the one it was rendered in: stores the
 * wish and replaces the address. Nothing is shown meanwhile. It cannot go in circles: it moves once for a wish, which
 * session storage remembers until a page stands (`forgetMove`), and not at all where a cookie that cannot be
 * changed would send the visitor back.
 */
export function settleLanguage(names: Names, wished: typeof wishedLanguage, addressOf: typeof addressIn): void {
  const attempt = <T>(reach: () => T) => {
    try {
      return reach();
    } catch {
      // Storage is refused, an ordinary state of a browser: there is nothing stored then.
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
  // A navigation that never comes must not leave the page empty.
  setTimeout(() => root.style.removeProperty('visibility'), 3000);
  location.replace(addressOf(wish, { pathname, search, hash }, names));
}

/**
 * A marker of the other language that is written into the address, by hand or by the toggle, loads the page anew: from the
 * first moment on, or the page would write its own over it as it comes alive.
 */
export function obeyMarkers(names: Names): void {
  addEventListener('hashchange', () => {
    const wished = Object.values(names).find(({ marker }) => marker === location.hash);
    if (wished && wished.html !== document.documentElement.lang) location.reload();
  });
}
